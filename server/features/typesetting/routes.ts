import { typesetPages, typesetPdf } from '#contract/typesetting.ts'
import { menuNameFor } from '#domain/menu/restaurant.ts'
import { outputForPlan } from '#domain/plans/output.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { pdfFile, typesetOutput } from '../../typesetting.ts'

export function mountTypesetting(api: Api, { typesetter }: Services): void {
  mount(api, typesetPages, async ({ user, body: { editor, ...body } }) => {
    const output = outputForPlan(body, user.subscriptionPlan)
    // One owner's editors must not supersede another's.
    const result = await typesetOutput(typesetter, output, editor && `${user.id}/${editor}`)
    return {
      pages: [...result.pages],
      regions: [...result.regions],
      findings: [...result.findings],
      pdf: Buffer.from(result.pdf).toString('base64'),
    }
  })

  mount(api, typesetPdf, async ({ user, body }) => {
    const { pdf } = await typesetOutput(typesetter, outputForPlan(body, user.subscriptionPlan))
    return pdfFile(pdf, menuNameFor(body.content.restaurant))
  })
}
