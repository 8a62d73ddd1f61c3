import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import {
  applyChange,
  type ListedChange,
  listChanges,
  openChange,
  withdrawChange,
} from '#contract/menus/changes.ts'
import { listRecord } from '#contract/menus/record.ts'
import { createSavedMenu, readSavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { buildContent, buildSavePayload } from '../../tests/builders/build-menu.ts'
import { TestClient } from '../../tests/support/test-client.ts'
import { between } from './trial.ts'

/** After its date a version is open within this, a start of the server included. */
const OPEN_MS = 20_000
/** Before the next look, or the next try. */
const PAUSE_MS = 20

/** An owner whose menu changes by changes alone: applied at once, or on a date that comes soon. */
export class Proposer {
  readonly counts = { acknowledged: 0, lost: [] as string[], wrong: [] as string[] }
  /** How many changes were applied on their date. */
  opened = 0
  readonly #menuId: string
  /** Applied, as was answered. */
  readonly #applied = new Set<string>()
  #client: TestClient

  private constructor(client: TestClient, menuId: string) {
    this.#client = client
    this.#menuId = menuId
  }

  static async register(url: string): Promise<Proposer> {
    const client = new TestClient(url)
    await client.register(`proposer-${randomUUID().slice(0, 8)}`)
    const { id } = await client.call(createSavedMenu, {
      body: buildSavePayload({ content: randomContent() }),
    })
    await client.call(shareSavedMenu, { params: { id } })
    return new Proposer(client, id)
  }

  moveTo(url: string): void {
    this.#client = this.#client.at(url)
  }

  /** Proposes until the signal; the server may go at any moment. */
  async proposeUntil(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.#propose()
      } catch (error) {
        const message = error instanceof Error ? error.message : ''
        // Where the machine is busy, a date is over when it is asked for, or the version before it has not opened yet.
        if (/answered \d/.test(message) && !/opens_in_past|opens_together/.test(message))
          this.counts.wrong.push(message)
        await setTimeout(PAUSE_MS)
      }
    }
  }

  async #propose(): Promise<void> {
    const { version } = await this.#client.call(readSavedMenu, { params: { id: this.#menuId } })
    const isDated = Math.random() < 0.5
    const opensAt = isDated ? new Date(Date.now() + between(100, 400)).toISOString() : undefined
    const body = { menuId: this.#menuId, version, title: randomUUID(), content: randomContent(), opensAt }
    const { id } = await this.#client.call(openChange, { body })
    this.counts.acknowledged += 1
    if (isDated) return setTimeout(between(100, 500))
    const response = await this.#client.send(applyChange, { params: { id }, body: { version } })
    const answer = await response.json()
    // A version has opened meanwhile.
    if (response.status === 409 && ['version_conflict', 'change_asks'].includes(answer.code)) return
    if (response.status !== applyChange.status) throw new Error(`apply answered ${response.status}`)
    this.counts.acknowledged += 1
    this.#applied.add(id)
  }

  /**
   * Compares what is there with what was answered: each change was applied once or not at all, those whose date has come
   * are, and each is one version of the menu and one publication. What still waits is withdrawn.
   */
  async check(): Promise<void> {
    const { lost } = this.counts
    const changes = await this.#settled()
    const { version } = await this.#client.call(readSavedMenu, { params: { id: this.#menuId } })
    const savedAs = changes.flatMap(({ menus: [of] }) => (of?.savedAs ? [of.savedAs] : []))
    if (savedAs.length !== new Set(savedAs).size)
      lost.push(`menu ${this.#menuId}: two changes are one version`)
    if (savedAs.length !== version - 1)
      lost.push(`menu ${this.#menuId}: ${savedAs.length} changes were applied, and it has version ${version}`)
    const published = await this.#publishedVersions()
    if (published.join() !== Array.from({ length: version }, (_, at) => version - at).join())
      lost.push(`menu ${this.#menuId}: the record has the versions ${published.join()}, the menu ${version}`)
    for (const { id, state, opensAt } of changes) {
      if (this.#applied.has(id) && state !== 'applied') lost.push(`change ${id}: ${state}`)
      if (opensAt !== null && state !== 'applied') lost.push(`change ${id}: ${state} after its date`)
      if (state === 'open') await this.#client.call(withdrawChange, { params: { id } })
    }
    this.opened = changes.filter(({ opensAt, state }) => opensAt !== null && state === 'applied').length
  }

  /** All changes, once none waits for a date that has come. */
  async #settled(): Promise<ListedChange[]> {
    const until = performance.now() + OPEN_MS
    for (;;) {
      const all = await this.#all()
      const isWaiting = all.some(({ state, opensAt }) => state === 'open' && opensAt !== null)
      if (!isWaiting || performance.now() > until) return all
      await setTimeout(PAUSE_MS)
    }
  }

  async #all(): Promise<ListedChange[]> {
    const all = new Map<string, ListedChange>()
    for (let before: string | undefined; ; ) {
      const page = await this.#client.call(listChanges, { query: before === undefined ? {} : { before } })
      for (const change of page) all.set(change.id, change)
      if (page.length < 50) return [...all.values()]
      before = page.at(-1)?.createdAt
    }
  }

  async #publishedVersions(): Promise<number[]> {
    const versions: number[] = []
    for (let before: number | undefined; ; ) {
      const params = { id: this.#menuId }
      const page = await this.#client.call(listRecord, {
        params,
        query: before === undefined ? {} : { before },
      })
      versions.push(...page.map(({ version }) => version))
      if (page.length < 20) return versions
      before = page.at(-1)?.number
    }
  }
}

const randomContent = () => ({ ...buildContent({ items: 8 }), title: randomUUID() })
