/** Imports point one way: engine <- module <- games, threads, table <- discord <- commands. Only main.ts knows everything. */
const layer = (name, from, mayImport) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(src|commands)/', pathNot: mayImport },
});

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    layer('engine-knows-nothing', '^src/engine/', ['^src/engine/']),
    layer('i18n-hangs-on-engine', '^src/i18n/', ['^src/(engine|i18n)/']),
    layer('render-hangs-on-engine', '^src/render/', ['^src/(engine|i18n|render)/']),
    layer('players-hang-on-engine', '^src/players/', ['^src/(engine|players)/']),
    layer('module-is-what-a-game-is-to-others', '^src/module/', ['^src/(engine|i18n|render|players|module)/']),
    layer('games-import-what-games-are-made-of', '^src/games/[^/]+/', [
      '^src/(engine|i18n|render|players|module)/',
      '^src/games/[^/]+/',
    ]),
    {
      name: 'no-game-imports-another',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/', pathNot: '^src/games/$1/' },
    },
    layer('registry-lists-games', '^src/games/[^/]+$', ['^src/module/', '^src/games/[^/]+/index']),
    layer('threads-are-given-games', '^src/threads/', ['^src/(engine|i18n|render|players|module|threads)/']),
    layer('table-is-given-games', '^src/table/', ['^src/(engine|i18n|players|module|table)/']),
    layer('discord-is-given-games', '^src/discord/', [
      '^src/(engine|i18n|players|module|threads|table|discord)/',
      '^commands/index',
    ]),
    layer('playground-stands-alone', '^src/playground/', ['^src/(playground|i18n)/']),
    layer('commands-are-thin', '^commands/', ['^src/(engine|i18n|module|table|discord)/', '^commands/']),
    layer('agora-is-given-games', '^src/agora', [
      '^src/(engine|i18n|players|module|threads|table|discord)/',
      '^commands/index',
    ]),
    {
      name: 'discord-js-only-in-discord',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(discord|playground)/' },
      to: { path: 'node_modules/discord.js' },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types'] },
  },
};
