import { z } from 'zod';

/** Set and empty is as good as not set. */
const optional = <T extends z.ZodType>(schema: T): z.ZodPreprocess<z.ZodOptional<T>> =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const port = 'must be a port, 0 to 65535';

const environment = z.object({
  DISCORD_TOKEN: optional(z.string().trim().min(1)),
  DISCORD_API_URL: optional(
    z.url({ protocol: /^https?$/, error: 'must be an address such as https://discord.com/api' }),
  ),
  DISCORD_GUILD_ID: optional(z.string().regex(/^\d{17,20}$/, 'must be the id of a server, 17 to 20 digits')),
  DATABASE_PATH: optional(z.string()),
  LOG_LEVEL: optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    }),
  ),
  PLAYGROUND_PORT: optional(
    z
      .string()
      .regex(/^\d{1,5}$/, port)
      .transform(Number)
      .refine((number) => number <= 65_535, port),
  ),
});

export interface Config {
  /** Null: no Discord account, play in the browser. */
  readonly token: string | null;
  readonly api: string | null;
  readonly guildId: string | null;
  readonly database: string;
  readonly logLevel: string;
  readonly playgroundPort: number;
}

/** Reads the environment once; a wrong value is one sentence that names it. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${String(issue?.path[0])} ${issue?.message ?? 'is wrong'}.`);
  }
  const { DISCORD_TOKEN, DISCORD_API_URL, DISCORD_GUILD_ID, DATABASE_PATH, LOG_LEVEL, PLAYGROUND_PORT } = parsed.data;
  return {
    token: DISCORD_TOKEN ?? null,
    api: DISCORD_API_URL?.replace(/\/+$/, '') ?? null,
    guildId: DISCORD_GUILD_ID ?? null,
    database: DATABASE_PATH ?? 'agora.db',
    logLevel: LOG_LEVEL ?? 'info',
    playgroundPort: PLAYGROUND_PORT ?? 8080,
  };
}
