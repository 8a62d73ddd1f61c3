import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import sharp from 'sharp'
import { uploadImage } from '#contract/accounts/uploads.ts'
import type { ErrorBody, ErrorCode } from '#contract/errors/errors.ts'
import { readDraft, writeDraft } from '#contract/menus/drafts.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  listSavedMenus,
  readSavedMenu,
  type SavedMenu,
  shareSavedMenu,
  updateSavedMenu,
  withdrawSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { buildContent, buildSavePayload } from '../../tests/builders/build-menu.ts'
import { subscribe } from '../../tests/support/subscriber.ts'
import { TestClient } from '../../tests/support/test-client.ts'

interface MenuState {
  readonly name: string
  readonly content: MenuContent
  readonly version: number
  readonly isShared: boolean
}

/** What was answered as done, and what was asked for and never answered. */
interface Expected<State> {
  certain: State | 'absent'
  possible?: State | 'absent'
}

interface Upload {
  readonly url: string
  readonly pixels: Buffer
}

export interface Counts {
  acknowledged: number
  /** Refused with a code that the fault explains. */
  refused: number
  /** Neither answered nor refused a connection: cut off in between. */
  cut: number
  lost: string[]
  wrong: string[]
}

/** Longest time that any answer may take, the slowest fault included. */
const ANSWER_MS = 25_000
const MOST_MENUS = 12
/** Before the next try, after a refusal or no answer. */
const PAUSE_MS = 20
const SIDE_PX = 24

/**
 * An owner who writes one thing after the other and remembers what was answered. What was not answered
 * may have happened or not, but never half.
 */
export class Writer {
  readonly counts: Counts = { acknowledged: 0, refused: 0, cut: 0, lost: [], wrong: [] }
  readonly #menus = new Map<string, Expected<MenuState>>()
  /** New menus that were never answered, by their name, which no other menu has. */
  readonly #unanswered = new Map<string, MenuState>()
  readonly #draft: Expected<{ content: MenuContent; version: number }> = { certain: 'absent' }
  readonly #uploads: Upload[] = []
  readonly #expectedCodes: ReadonlySet<string>
  #checkedUploads = 0
  #client: TestClient

  private constructor(client: TestClient, expectedCodes: readonly ErrorCode[]) {
    this.#client = client
    this.#expectedCodes = new Set(expectedCodes)
  }

  static async register(client: TestClient, expectedCodes: readonly ErrorCode[] = []): Promise<Writer> {
    await client.register(`writer-${randomUUID().slice(0, 8)}`)
    await subscribe(client)
    return new Writer(client, expectedCodes)
  }

  get client(): TestClient {
    return this.#client
  }

  moveTo(url: string): void {
    this.#client = this.#client.at(url)
  }

  /** Writes until the signal, one thing at a time. */
  async writeUntil(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) await this.write()
  }

  async write(): Promise<void> {
    const known = [...this.#menus].flatMap(([id, { certain, possible }]) =>
      certain === 'absent' || possible !== undefined ? [] : [{ id, state: certain }],
    )
    const chosen = known[Math.floor(Math.random() * known.length)]
    const dice = Math.random()
    if (dice < 0.1) return this.#upload()
    if (dice < 0.25) return this.#writeDraft()
    if (!chosen || (dice < 0.5 && known.length < MOST_MENUS)) return this.#create()
    if (dice < 0.8) return this.#save(chosen.id, chosen.state)
    if (dice < 0.92) return this.#share(chosen.id, chosen.state)
    return this.#delete(chosen.id)
  }

  /** Compares everything with what was answered, and takes over what the unanswered writes left. */
  async check(): Promise<void> {
    const listed = await this.#client.call(listSavedMenus, {})
    const ids = new Set([...this.#menus.keys(), ...listed.map(({ id }) => id)])
    await Promise.all([...ids].map((id) => this.#checkMenu(id)))
    await this.#checkDraft()
    await this.checkUploads(this.#checkedUploads)
    this.#checkedUploads = this.#uploads.length
    this.#unanswered.clear()
  }

  /** All pictures, or those from this one on. */
  async checkUploads(from = 0): Promise<void> {
    for (const { url, pixels } of this.#uploads.slice(from)) {
      const response = await this.#client.fetch(url)
      const bytes = Buffer.from(await response.arrayBuffer())
      const kept = response.ok ? await sharp(bytes).raw().toBuffer() : undefined
      if (!kept?.equals(pixels)) this.counts.lost.push(`upload ${url}: ${response.status}`)
    }
  }

  async #create(): Promise<void> {
    const name = randomUUID()
    const state = { name, content: randomContent(), version: 1, isShared: false }
    this.#unanswered.set(name, state)
    const answer = await this.#send(createSavedMenu.status, () =>
      this.#client.send(createSavedMenu, { body: payloadOf(state) }),
    )
    if (answer !== 'in doubt') this.#unanswered.delete(name)
    if (typeof answer === 'object') this.#menus.set((answer as SavedMenu).id, { certain: state })
  }

  async #save(id: string, { version, isShared }: MenuState): Promise<void> {
    const state = { name: randomUUID(), content: randomContent(), version: version + 1, isShared }
    const body = { ...payloadOf(state), version }
    await this.#change(id, state, updateSavedMenu.status, () =>
      this.#client.send(updateSavedMenu, { params: { id }, body }),
    )
  }

  async #share(id: string, state: MenuState): Promise<void> {
    const endpoint = state.isShared ? withdrawSavedMenu : shareSavedMenu
    await this.#change(id, { ...state, isShared: !state.isShared }, endpoint.status, () =>
      this.#client.send(endpoint, { params: { id } }),
    )
  }

  async #delete(id: string): Promise<void> {
    await this.#change(id, 'absent', deleteSavedMenu.status, () =>
      this.#client.send(deleteSavedMenu, { params: { id } }),
    )
  }

  async #change(
    id: string,
    target: MenuState | 'absent',
    status: number,
    send: () => Promise<Response>,
  ): Promise<void> {
    const expected = this.#menus.get(id)
    if (!expected) throw new Error(`No menu ${id}`)
    const answer = await this.#send(status, send)
    if (answer === 'in doubt') expected.possible = target
    else if (answer !== 'refused') expected.certain = target
  }

  async #writeDraft(): Promise<void> {
    if (this.#draft.possible !== undefined) return
    const version = this.#draft.certain === 'absent' ? 0 : this.#draft.certain.version
    const target = { content: randomContent(), version: version + 1 }
    const body = { content: target.content, design: defaultDesign, step: 'builder', version }
    const answer = await this.#send(writeDraft.status, () => this.#client.send(writeDraft, { body }))
    if (answer === 'in doubt') this.#draft.possible = target
    else if (answer !== 'refused') this.#draft.certain = target
  }

  async #upload(): Promise<void> {
    const raw = { width: SIDE_PX, height: SIDE_PX, channels: 4 } as const
    // Opaque: what lies behind full transparency may be changed when a picture is encoded again.
    const pixels = randomBytes(SIDE_PX * SIDE_PX * 4).map((byte, index) => (index % 4 === 3 ? 200 : byte))
    const png = await sharp(pixels, { raw }).png().toBuffer()
    const file = new File([new Uint8Array(png)], 'plate.png', { type: 'image/png' })
    const answer = await this.#send(uploadImage.status, () =>
      this.#client.send(uploadImage, { upload: { file } }),
    )
    // The name of a picture whose upload was not answered is known to nobody.
    if (typeof answer === 'object')
      this.#uploads.push({ url: (answer as { url: string }).url, pixels: Buffer.from(pixels) })
  }

  /** The answer's content, `done` where it has none, or what else came of it. */
  async #send(
    status: number,
    send: () => Promise<Response>,
  ): Promise<object | 'done' | 'refused' | 'in doubt'> {
    const began = performance.now()
    try {
      const response = await send()
      const text = await response.text()
      if (performance.now() - began > ANSWER_MS) this.counts.wrong.push(`an answer after ${ANSWER_MS} ms`)
      if (response.status === status) {
        this.counts.acknowledged += 1
        return text === '' ? 'done' : (JSON.parse(text) as object)
      }
      const { code } = JSON.parse(text) as ErrorBody
      await setTimeout(PAUSE_MS)
      // The limits of an owner are none of a fault.
      if (code === 'too_many_requests') return 'refused'
      if (this.#expectedCodes.has(code)) this.counts.refused += 1
      else this.counts.wrong.push(`${response.status} ${code}`)
      // A full disk leaves no doubt; a database that went away may have been asked to commit before.
      return code === 'storage_full' ? 'refused' : 'in doubt'
    } catch (error) {
      if (!isRefusedConnection(error)) this.counts.cut += 1
      await setTimeout(PAUSE_MS)
      return 'in doubt'
    }
  }

  async #checkMenu(id: string): Promise<void> {
    const response = await this.#client.send(readSavedMenu, { params: { id } })
    const body = (await response.json()) as SavedMenu
    const actual = response.ok
      ? {
          name: body.name,
          content: body.content,
          version: body.version,
          isShared: body.sharedAt !== null,
        }
      : ('absent' as const)
    const isAnswer = response.ok || response.status === 404
    const unanswered = actual !== 'absent' ? this.#unanswered.get(actual.name) : undefined
    const expected = this.#menus.get(id) ?? { certain: 'absent', possible: unanswered }
    const isExpected = [expected.certain, expected.possible].some((state) => isDeepStrictEqual(state, actual))
    if (!isAnswer || !isExpected) this.counts.lost.push(`menu ${id}: ${response.status}`)
    this.#menus.set(id, { certain: actual })
  }

  async #checkDraft(): Promise<void> {
    const draft = await this.#client.call(readDraft, { query: {} })
    const actual = draft ? { content: draft.content, version: draft.version } : ('absent' as const)
    const { certain, possible } = this.#draft
    if (![certain, possible].some((state) => isDeepStrictEqual(state, actual))) this.counts.lost.push('draft')
    this.#draft.certain = actual
    this.#draft.possible = undefined
  }
}

const isRefusedConnection = (error: unknown): boolean =>
  ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED'

const randomContent = (): MenuContent =>
  buildContent({ items: 1 + Math.floor(Math.random() * 40), restaurantName: randomUUID() })

export class Writers {
  readonly #writers: readonly Writer[]

  private constructor(writers: readonly Writer[]) {
    this.#writers = writers
  }

  static async register(
    url: string,
    count: number,
    expectedCodes: readonly ErrorCode[] = [],
  ): Promise<Writers> {
    const writers = []
    for (let index = 0; index < count; index++)
      writers.push(await Writer.register(new TestClient(url), expectedCodes))
    return new Writers(writers)
  }

  get first(): Writer {
    const [first] = this.#writers
    if (!first) throw new Error('There is no writer')
    return first
  }

  moveTo(url: string): void {
    for (const writer of this.#writers) writer.moveTo(url)
  }

  /** Has all of them write while something happens to the server. */
  async writeWhile(fault: () => Promise<void>): Promise<void> {
    const over = new AbortController()
    const writing = this.#writers.map((writer) => writer.writeUntil(over.signal))
    await fault().finally(() => over.abort())
    await Promise.all(writing)
  }

  async check(): Promise<void> {
    await Promise.all(this.#writers.map((writer) => writer.check()))
  }

  async checkUploads(): Promise<void> {
    await Promise.all(this.#writers.map((writer) => writer.checkUploads()))
  }

  counts(): Counts {
    const all = this.#writers.map(({ counts }) => counts)
    return {
      acknowledged: all.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
      refused: all.reduce((sum, { refused }) => sum + refused, 0),
      cut: all.reduce((sum, { cut }) => sum + cut, 0),
      lost: all.flatMap(({ lost }) => lost),
      wrong: all.flatMap(({ wrong }) => wrong),
    }
  }
}

/** What a caller sends of a menu. */
const payloadOf = ({ name, content }: MenuState) => buildSavePayload({ name, content })
