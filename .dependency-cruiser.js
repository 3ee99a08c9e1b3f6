/** Imports point one way: engine <- games <- table <- discord <- commands. Only main.ts knows everything. */
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
    layer('khora-stands-alone', '^src/games/khora/', [
      '^src/(engine|i18n|render|players)/',
      '^src/games/(khora/|playable)',
    ]),
    layer('olympos-stands-alone', '^src/games/olympos/', [
      '^src/(engine|i18n|render|players)/',
      '^src/games/(olympos/|playable)',
    ]),
    layer('registry-knows-games', '^src/games/[^/]+$', ['^src/(engine|i18n|render|players|games)/']),
    layer('table-knows-games-by-registry', '^src/table/', ['^src/(engine|i18n|players|table)/', '^src/games/[^/]+$']),
    layer('discord-knows-games-by-registry', '^src/discord/', [
      '^src/(engine|i18n|render|players|table|discord)/',
      '^src/games/[^/]+$',
      '^src/[^/]+$',
      '^commands/index',
    ]),
    layer('playground-stands-alone', '^src/playground/', ['^src/(playground|i18n)/']),
    layer('commands-are-thin', '^commands/', [
      '^src/(engine|i18n|players|table|discord)/',
      '^src/games/[^/]+$',
      '^commands/',
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
