import type { ArrowTable } from './import-graph.ts'

const everyServerRoom = [
  'server',
  'server/adapters',
  'server/boot',
  'server/concurrency',
  'server/db',
  'server/http',
  'server/invitations',
  'server/limits',
  'server/maintenance',
  'server/owners',
  'server/pages',
  'server/pictures',
  'server/printing',
  'server/settings',
  'server/sweeping',
  'server/watching',
]
const everyScreen = ['web/features/*', 'web/routes']
const belowServer = ['domain', 'illustration', 'contract', 'workers', 'typeset', ...everyServerRoom]
const belowScreens = ['domain', 'contract', 'web/ui', 'web/lib', 'web/plan', 'web/pdf', 'web/menu']

/**
 * Every room of the product and what it may import besides itself. A file belongs to the room with the
 * longest name; a file of no room is refused.
 */
export const arrows: ArrowTable = {
  templates: { rooms: [], packages: [] },
  domain: { rooms: ['templates'], packages: ['culori/fn', 'papaparse', 'zod'] },
  // Others see its face and its addresses alone.
  illustration: {
    rooms: ['domain', 'illustration/parts', 'illustration/scene', 'illustration/assets', 'illustration/draw'],
  },
  'illustration/parts': { rooms: ['domain'] },
  'illustration/words': { rooms: ['domain', 'illustration/parts'] },
  'illustration/scene': { rooms: ['domain', 'illustration/parts', 'illustration/words'] },
  'illustration/assets': { rooms: ['illustration/parts'] },
  'illustration/draw': { rooms: ['domain', 'illustration/parts', 'illustration/assets'] },
  contract: { rooms: ['domain'], packages: ['zod'] },
  workers: { rooms: [] },
  typeset: { rooms: ['templates', 'domain', 'workers'] },
  ...Object.fromEntries(
    everyServerRoom.map((room) => [room, { rooms: [...belowServer, 'server/features/*'] }]),
  ),
  // Features meet in app.ts, never in each other.
  'server/features/*': { rooms: belowServer },
  'web/ui': { rooms: [] },
  // It knows nothing of menus.
  'web/lib': { rooms: ['contract', 'web/ui'] },
  'web/plan': { rooms: ['domain', 'web/ui', 'web/lib'] },
  'web/pdf': { rooms: ['web/ui', 'web/lib'] },
  'web/menu': { rooms: belowScreens },
  // Features meet in routes, never in each other.
  'web/features/*': { rooms: belowScreens },
  'web/routes': { rooms: [...belowScreens, ...everyScreen] },
  // The rendered pages have no script: they are made of looks and words.
  'web/site': { rooms: ['domain', 'contract', 'web/ui'] },
  web: { rooms: [...belowScreens, 'web/routes'] },
}
