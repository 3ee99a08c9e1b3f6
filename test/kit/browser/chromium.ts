import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';

const executable = '/usr/bin/chromium';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Sees to it that there is a browser before the first test of this folder runs. */
export default function setup(): void {
  if (existsSync(executable)) return;
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (canInstall) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update'], { stdio: 'ignore', env });
    execFileSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'ignore', env });
  }
  if (!existsSync(executable)) {
    throw new Error(`The tests in test/browser need Chromium at ${executable}: apt-get install chromium`);
  }
}

/** A browser with a profile of its own, which is gone when it is closed. */
export interface Browser {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

export interface BrowserOptions {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
}

export async function openBrowser(options: BrowserOptions = {}): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'playground-browser-'));
  const { width = 1280, height = 800, theme = 'dark' } = options;
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: executable,
    args: flags,
    viewport: { width, height },
    colorScheme: theme,
    locale: 'en-US',
  });
  return {
    context,
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
