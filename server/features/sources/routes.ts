import { fetchSourcePage, readSourcePicture, SOURCE_FILE_LIMITS } from '#contract/generating/sources.ts'
import type { Models } from '../../adapters/ai/ports/models.ts'
import type { PublicFiles } from '../../adapters/public-files/public-file.ts'
import type { Recognizing } from '../../adapters/recognition/port.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { fetchPage } from './fetch-page.ts'
import { kindOfFile } from './file-kind.ts'
import { readPicture } from './read-picture.ts'

export function mountSources(
  api: Api,
  { fetchPublicFile, recognition, pageReader }: PublicFiles & Recognizing & Pick<Models, 'pageReader'>,
): void {
  mount(api, fetchSourcePage, ({ body: { address } }) => fetchPage(fetchPublicFile, address))

  mount(api, readSourcePicture, async ({ c, user, upload: { file: given, page, language } }) => {
    const file = new Uint8Array(await given.arrayBuffer())
    const { scan, picture } = SOURCE_FILE_LIMITS
    if (file.byteLength > (kindOfFile(file, '') === 'pdf' ? scan : picture))
      throw new AppError('source_too_large')
    const signal = c.req.raw.signal
    return readPicture({ pageReader, recognition }, { file, page, language, user, signal })
  })
}
