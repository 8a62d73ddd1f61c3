import type { Api } from '../../http/bindings.ts'
import type { Printing } from '../../printing/printing.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Sites } from '../../site/site.ts'
import type { Watching } from '../../watching/watching.ts'
import { mountDescription } from './description.ts'
import type { Operation } from './operation.ts'
import { mountOperation } from './routes.ts'

export const operation = {
  mount(api: Api, services: Settings & Operation & Sites & Pick<Printing, 'typesetter'> & Watching) {
    mountOperation(api, services)
    mountDescription(api, services)
  },
}
