import { fetchSourcePage } from '#contract/sources.ts'
import type { PublicFiles } from '../../adapters/public-files/public-file.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { fetchPage } from './fetch-page.ts'

export function mountSources(api: Api, { fetchPublicFile }: PublicFiles): void {
  mount(api, fetchSourcePage, ({ body: { address } }) => fetchPage(fetchPublicFile, address))
}
