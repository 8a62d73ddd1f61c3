import type { Catalogue } from '../../catalogue/live-catalogue.ts'
import type { Clock, Database } from '../../db/database.ts'
import type { Api, ShowPage } from '../../http/bindings.ts'
import type { Plans } from '../../owners/owners.ts'
import type { Printing } from '../../printing/printing.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Sites } from '../../site/site.ts'
import type { Watching } from '../../watching/watching.ts'
import { mountBoards } from './routes.ts'
import { mountBoardPages } from './screen/board-routes.ts'

type Needs = Sites & Settings & Catalogue & Clock & Database & Plans & Printing & Watching

export const boards = {
  mount(api: Api, services: Needs, page: ShowPage) {
    mountBoards(api, services)
    mountBoardPages(api, services, page)
  },
  pageWorkers: { '/assets/board-worker-': ['/r/'] },
  // They are shown small among the screens.
  screensPolicy: { 'frame-src': ["'self'"] },
}
