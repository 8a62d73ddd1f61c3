import type { Models } from '../../adapters/ai/ports/models.ts'
import type { Catalogue } from '../../catalogue/live-catalogue.ts'
import type { Clock } from '../../db/database.ts'
import type { Api } from '../../http/bindings.ts'
import type { Settings } from '../../settings/settings.ts'
import { mountCommands } from './commands.ts'
import { mountGeneration } from './routes.ts'
import { mountVoices } from './voices.ts'

export const generation = {
  mount(api: Api, services: Settings & Catalogue & Pick<Models, 'menuGenerator' | 'commandWriter'> & Clock) {
    mountGeneration(api, services)
    mountVoices(api, services)
    mountCommands(api, services)
  },
}
