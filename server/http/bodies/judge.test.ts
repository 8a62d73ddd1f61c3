import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { writeDraft } from '#contract/menus/drafts.ts'
import { createSavedMenu } from '#contract/menus/saved-menus.ts'
import { typesetPages } from '#contract/menus/typesetting.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { buildContent, buildSavePayload } from '#tests/builders/build-menu.ts'
import { everyCall, titleOf } from '#tests/support/every-call.ts'
import type { AppError } from '../../errors/app-error.ts'
import { judge, judgeJson } from './judge.ts'

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))

function refusalOf(schema: z.ZodType, value: unknown): AppError {
  try {
    judgeJson(schema, bytes(value))
  } catch (error) {
    return error as AppError
  }
  throw new Error('Nothing was refused')
}

const { templateId, design, ...saved } = buildSavePayload()
const toSet = (sections: unknown) => ({
  content: { restaurant: { name: 'x' }, sections },
  design,
  templateId,
})
const wrongItems = Array.from({ length: 60 }, (_, id) => ({
  id,
  name: 'Soups',
  items: Array.from({ length: 1000 }, () => ({})),
}))

describe('a body', () => {
  it('with a misspelled field is refused for that first, then for what is missing', () => {
    const schema = z.object({ amount: z.number() })
    expect(refusalOf(schema, { amout: 950 }).details).toEqual({
      fields: [
        { path: 'amout', message: 'Carte doesn’t know a field “amout” here. Did you mean “amount”?' },
        { path: 'amount', message: 'The amount is missing.' },
      ],
    })
  })

  it('with a text where a list belongs is refused for that alone, not for its length too', () => {
    const schema = z.object({ parts: z.array(z.string()).max(3) })
    expect(refusalOf(schema, { parts: 'prices' }).details).toEqual({
      fields: [{ path: 'parts', message: 'The parts must be a list.' }],
    })
  })

  it('with a list that is too long is refused without a look at its entries', () => {
    const entry = z.object({ name: z.string() }).refine(() => {
      throw new Error('An entry was looked at')
    })
    const schema = z.object({ entries: z.array(entry).max(3) })
    expect(refusalOf(schema, { entries: Array(4).fill({ name: 'x' }) })).toMatchObject({
      code: 'invalid_input',
      message: 'The entries must have at most 3 entries.',
    })
  })

  it('names at most twenty faults, and of a large one the first alone', () => {
    const schema = z.array(z.object({ name: z.string() }))
    expect(refusalOf(schema, Array(3).fill({})).details?.fields).toHaveLength(3)
    expect(refusalOf(schema, Array(500).fill({})).details?.fields).toHaveLength(20)
    expect(refusalOf(schema, Array(5000).fill({})).details?.fields).toHaveLength(1)
    expect(refusalOf(typesetPages.body, toSet(wrongItems))).toMatchObject({
      message: 'Section 1, item 1, the id is missing.',
    })
  })

  it('of a menu that is wrong in one place says which, however large it is', () => {
    const content = buildContent({ items: 1000 })
    const [first, ...others] = content.sections
    const items = first?.items.map((item, at) => (at === 100 ? { ...item, name: '' } : item))
    const body = { ...saved, templateId, content: { ...content, sections: [{ ...first, items }, ...others] } }
    expect(refusalOf(createSavedMenu.body, body)).toMatchObject({
      details: { fields: [{ path: 'content.sections.0.items.100.name', message: 'Name required' }] },
    })
  })

  it('with filters that are longer than any, or a name of JavaScript’s own, is no draft', () => {
    const draft = { content: buildContent(), design, step: 'builder' }
    expect(judgeJson(writeDraft.body, bytes({ ...draft, filters: { cuisineId: 5 } }))).toBeDefined()
    expect(refusalOf(writeDraft.body, { ...draft, filters: { a: 'x'.repeat(40_000) } }).message).toBe(
      'The filters have at most 32,768 characters.',
    )
    const polluted = JSON.parse('{"a":{"__proto__":{"isAdministrator":true}}}')
    expect(refusalOf(writeDraft.body, { ...draft, filters: polluted }).message).toContain('__proto__')
  })
})

/** A list of entries that nothing can be, and how many of them were looked at. */
function countingList(length: number) {
  let looks = 0
  const list = new Proxy(Array(length).fill({}), {
    get(target, name, receiver) {
      if (typeof name === 'string' && /^\d/.test(name)) looks += 1
      return Reflect.get(target, name, receiver)
    },
  })
  return { list, looks: () => looks }
}

it('with a hostile list in any field of any call that takes a large one costs a look at a few entries', () => {
  const many: string[] = []
  // Longer than any list may be, and as long as some may be.
  for (const call of everyCall.filter(({ body, maxBodyBytes = 0 }) => body && maxBodyBytes > 65_536))
    for (const field of fieldsOf(call))
      for (const length of [100_000, 900]) {
        const { list, looks } = countingList(length)
        for (const value of [{ [field]: list }, { ...toSet([{ items: list }]), [field]: list }, toSet(list)])
          expect(() => judge(call.body as z.ZodType, value, 'invalid_input', 100_000)).toThrow()
        if (looks() > 20) many.push(`${titleOf(call)} ${field}: ${looks()} of ${length}`)
      }
  expect(many).toEqual([])
})

function fieldsOf({ body }: Endpoint): string[] {
  const { properties = {} } = z.toJSONSchema(body as z.ZodType, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties)
}
