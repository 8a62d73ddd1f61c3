import type { ArrowTable } from './import-graph.ts'

/** What features, and the pages and the application above them, are made of. */
const belowFeatures = [
  'domain/*',
  'illustration',
  'sources',
  'contract',
  'workers',
  'typeset',
  'server/errors',
  'server/concurrency',
  'server/watching',
  'server/settings',
  'server/db',
  'server/adapters/ai',
  'server/adapters/email',
  'server/adapters/payments',
  'server/adapters/public-hosts',
  'server/adapters/public-files',
  'server/adapters/recognition',
  'server/adapters/storage',
  'server/limits',
  'server/jobs',
  'server/owners',
  'server/invitations',
  'server/catalogue',
  'server/pictures',
  'server/site',
  'server/http',
  'server/printing',
  'server/counting',
  'server/live',
]
/** What menus are made of. */
const belowMenus = [
  'domain/computing',
  'domain/text',
  'domain/allergens',
  'domain/design',
  'domain/money',
  'domain/prices',
  'domain/reference',
]

/**
 * The rooms of the domain, from the ground up: texts, money and fixed lists; what restaurants cook; menus; what is
 * made of menus and said about them. Each may import the rooms that it names, all of them on lower floors.
 */
const domainFloors: ArrowTable = {
  'domain/computing': { rooms: [], packages: [] },
  'domain/text': { rooms: ['domain/computing'], packages: [] },
  'domain/access': { rooms: [], packages: [] },
  'domain/accounts': { rooms: [], packages: [] },
  'domain/allergens': { rooms: ['domain/text'], packages: [] },
  'domain/places': { rooms: [], packages: [] },
  'domain/design': { rooms: ['templates'], packages: ['culori/fn', 'zod'] },
  'domain/money': { rooms: ['domain/computing', 'domain/text'], packages: ['zod'] },
  'domain/prices': { rooms: ['domain/computing', 'domain/text', 'domain/money'], packages: [] },
  'domain/reference': { rooms: ['domain/allergens'], packages: [] },
  'domain/catalogue': {
    rooms: ['domain/computing', 'domain/text', 'domain/allergens', 'domain/reference'],
    packages: [],
  },
  'domain/dishes': {
    rooms: ['domain/computing', 'domain/text', 'domain/reference', 'domain/catalogue'],
    packages: [],
  },
  'domain/menu': { rooms: [...belowMenus, 'domain/access', 'domain/catalogue'], packages: ['zod'] },
  'domain/courses': {
    rooms: ['domain/text', 'domain/reference', 'domain/catalogue', 'domain/dishes', 'domain/menu'],
    packages: [],
  },
  'domain/exchange': {
    rooms: [
      'domain/text',
      'domain/allergens',
      'domain/money',
      'domain/prices',
      'domain/reference',
      'domain/menu',
    ],
    packages: [],
  },
  'domain/plans': { rooms: ['domain/money', 'domain/design', 'domain/menu'], packages: [] },
  'domain/billing': { rooms: ['domain/plans'], packages: [] },
  'domain/site': {
    rooms: ['domain/text', 'domain/money', 'domain/design', 'domain/menu', 'domain/plans'],
    packages: [],
  },
  'domain/reading': {
    rooms: [
      'domain/computing',
      'domain/text',
      'domain/allergens',
      'domain/money',
      'domain/prices',
      'domain/reference',
      'domain/menu',
      'domain/exchange',
    ],
    packages: ['fflate'],
  },
  'domain/generation': {
    rooms: [...belowMenus, 'domain/catalogue', 'domain/dishes', 'domain/menu', 'domain/courses'],
    packages: ['zod'],
  },
  'domain/live': {
    rooms: [
      'domain/computing',
      'domain/text',
      'domain/money',
      'domain/design',
      'domain/menu',
      'domain/plans',
    ],
    packages: ['zod'],
  },
  'domain/pricing': {
    rooms: [...belowMenus, 'domain/menu', 'domain/courses', 'domain/exchange', 'domain/reading'],
    packages: ['papaparse', 'zod'],
  },
  'domain/insights': {
    rooms: [
      ...belowMenus,
      'domain/catalogue',
      'domain/dishes',
      'domain/menu',
      'domain/courses',
      'domain/generation',
      'domain/pricing',
    ],
    packages: ['zod'],
  },
  'domain/preflight': {
    rooms: [
      ...belowMenus,
      'domain/places',
      'domain/catalogue',
      'domain/dishes',
      'domain/menu',
      'domain/courses',
      'domain/pricing',
    ],
    packages: [],
  },
  'domain/commands': {
    rooms: [...belowMenus, 'domain/menu', 'domain/courses', 'domain/live', 'domain/pricing'],
    packages: [],
  },
  'domain/editions': {
    rooms: ['domain/text', 'domain/design', 'domain/catalogue', 'domain/menu', 'domain/preflight'],
    packages: [],
  },
}
const everyScreen = ['web/features/*', 'web/routes']
const belowScreens = [
  'domain/*',
  'contract',
  'sources',
  'web/ui',
  'web/lib',
  'web/lib/kept-files',
  'web/plan',
  'web/pdf',
  'web/menu',
]

/**
 * Every room of the product and the other rooms that it may import. A file belongs to the room with the
 * longest name; a file outside every room is refused.
 */
export const arrows: ArrowTable = {
  templates: { rooms: [], packages: [] },
  ...domainFloors,
  // Others see its face and its addresses alone.
  illustration: {
    rooms: [
      'domain/*',
      'illustration/parts',
      'illustration/scene',
      'illustration/assets',
      'illustration/draw',
    ],
  },
  'illustration/parts': { rooms: ['domain/*'] },
  'illustration/words': { rooms: ['domain/*', 'illustration/parts'] },
  'illustration/scene': { rooms: ['domain/*', 'illustration/parts', 'illustration/words'] },
  'illustration/assets': { rooms: ['illustration/parts'] },
  'illustration/draw': { rooms: ['domain/*', 'illustration/parts', 'illustration/assets'] },
  // Files of owners as lines, in the browser and on servers.
  sources: {
    rooms: ['domain/*'],
    packages: [
      'fflate',
      'mammoth',
      'papaparse',
      'parse5',
      'pdfjs-dist/legacy/build/pdf.mjs',
      'pdfjs-dist/legacy/build/pdf.worker.mjs',
      'read-excel-file/universal',
    ],
  },
  contract: { rooms: ['domain/*'], packages: ['zod'] },
  workers: { rooms: [] },
  typeset: { rooms: ['templates', 'domain/*', 'workers'] },
  'server/errors': { rooms: ['domain/access', 'contract', 'workers'] },
  'server/concurrency': { rooms: ['domain/*', 'server/errors'] },
  'server/watching': { rooms: ['typeset'] },
  'server/site': { rooms: ['contract', 'server/errors', 'server/concurrency'] },
  'server/data-dir': { rooms: ['server/errors'] },
  'server/db': { rooms: ['domain/*', 'contract', 'server/errors', 'server/watching'] },
  'server/jobs': { rooms: ['domain/text', 'contract', 'server/db', 'server/watching'] },
  'server/adapters/ai': {
    rooms: [
      'domain/*',
      'illustration',
      'server/errors',
      'server/concurrency',
      'server/watching',
      'server/adapters/storage',
    ],
  },
  'server/adapters/email': { rooms: [] },
  'server/adapters/payments': { rooms: ['domain/*', 'server/db'] },
  'server/adapters/public-hosts': { rooms: [] },
  'server/adapters/public-files': { rooms: ['server/adapters/public-hosts'] },
  'server/adapters/recognition': {
    rooms: ['domain/*', 'contract', 'workers', 'server/errors', 'server/watching'],
  },
  'server/adapters/storage': { rooms: ['server/errors'] },
  'server/settings': {
    rooms: [
      'domain/*',
      'contract',
      'server/errors',
      'server/adapters/ai',
      'server/adapters/email',
      'server/adapters/payments',
      'server/adapters/storage',
    ],
  },
  'server/limits': { rooms: ['contract', 'server/errors', 'server/watching', 'server/db'] },
  'server/owners': {
    rooms: [
      'domain/*',
      'contract',
      'server/errors',
      'server/watching',
      'server/db',
      'server/jobs',
      'server/adapters/email',
      'server/adapters/payments',
      'server/adapters/storage',
      'server/pictures',
    ],
  },
  'server/invitations': {
    rooms: [
      'domain/access',
      'contract',
      'server/errors',
      'server/watching',
      'server/db',
      'server/settings',
      'server/owners',
    ],
  },
  'server/catalogue': { rooms: ['domain/*', 'server/concurrency', 'server/watching', 'server/db'] },
  'server/pictures': {
    rooms: ['domain/*', 'illustration', 'server/db', 'server/adapters/storage', 'server/watching'],
  },
  'server/http': {
    rooms: [
      'domain/*',
      'contract',
      'workers',
      'server/errors',
      'server/concurrency',
      'server/watching',
      'server/settings',
      'server/limits',
      'server/adapters/payments',
      'server/adapters/storage',
    ],
  },
  'server/printing': {
    rooms: [
      'domain/*',
      'illustration',
      'contract',
      'workers',
      'typeset',
      'server/errors',
      'server/concurrency',
      'server/watching',
      'server/adapters/ai',
      'server/adapters/storage',
      'server/catalogue',
      'server/pictures',
      'server/http',
    ],
  },
  'server/counting': { rooms: ['domain/*', 'server/db', 'server/watching'] },
  'server/live': {
    rooms: ['domain/*', 'server/errors', 'server/watching', 'server/db', 'server/jobs', 'server/pictures'],
  },
  // Features meet in the application, never in each other.
  'server/features/*': { rooms: belowFeatures },
  'server/pages': { rooms: [...belowFeatures, 'server/features/*'] },
  'server/app': { rooms: [...belowFeatures, 'server/features/*', 'server/pages'] },
  'server/boot': {
    rooms: [...belowFeatures, 'server/data-dir', 'server/features/*', 'server/app'],
  },
  'server/maintenance': {
    rooms: [
      'domain/*',
      'contract',
      'server/errors',
      'server/data-dir',
      'server/db',
      'server/adapters/storage',
      'server/catalogue',
    ],
  },
  server: { rooms: ['server/boot', 'server/site'] },
  'web/ui': { rooms: [] },
  // It knows nothing of menus.
  'web/lib': { rooms: ['contract', 'web/ui'] },
  // What a public page hands to the screens: it needs nothing.
  'web/lib/kept-files': { rooms: [] },
  'web/plan': { rooms: ['domain/*', 'web/ui', 'web/lib'] },
  'web/pdf': { rooms: ['web/ui', 'web/lib'] },
  'web/menu': { rooms: belowScreens },
  // Features meet in routes, never in each other.
  'web/features/*': { rooms: belowScreens },
  'web/routes': { rooms: [...belowScreens, ...everyScreen] },
  // The script of a feature's page, which has no framework and nothing of the screens.
  'web/features/*/page': { rooms: ['contract', 'web/lib/kept-files'] },
  // The rendered pages have no script: they are made of looks and words.
  'web/site': { rooms: ['domain/*', 'contract', 'web/ui'] },
  web: { rooms: [...belowScreens, 'web/routes'] },
  // What operators and developers run may take anything.
  commands: { rooms: ['*'] },
  scripts: { rooms: ['*'] },
  art: { rooms: ['*'] },
  trials: { rooms: ['*'] },
}
