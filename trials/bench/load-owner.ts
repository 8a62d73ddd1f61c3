import type { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { login, register } from '#contract/accounts/accounts.ts'
import { generateMenu } from '#contract/generating/generation.ts'
import { writeDraft } from '#contract/menus/drafts.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  listSavedMenus,
  readSavedMenu,
  type SavedMenu,
  savedMenuPdf,
  shareSavedMenu,
  updateSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { typesetPages, typesetPdf } from '#contract/menus/typesetting.ts'
import { type SpecifiedGroup, sectionOfSpecified } from '#contract/shared/specified-menu.ts'
import { type MenuContent, newMenu } from '#domain/menu/model/menu.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { buildSavePayload } from '#tests/builders/build-menu.ts'
import type { Tally } from './load-tally.ts'
import { jsonOf, Visitor } from './visitor.ts'

const PASSWORD = 'correct horse'
const CUISINES = 9
/** Dishes a section of four. */
const SIZES = [3, 3, 4, 5, 6, 10]
const EDITS = 3
const LATEST_START_SECONDS = 30

export interface LoadSettings {
  readonly url: string
  readonly agent: Agent
  /** Seconds between two things that a person does. */
  readonly pace: readonly [from: number, to: number]
  /** Everybody stops at this moment. */
  readonly ends: AbortSignal
  readonly tally: Tally
}

/** Somebody who makes menus, one after the other, as the screens would ask for it. */
export class LoadOwner {
  readonly #name: string
  readonly #number: number
  readonly #settings: LoadSettings
  readonly #visitor: Visitor
  #menu: Pick<SavedMenu, 'id' | 'version'> | undefined
  #content: MenuContent = { restaurant: { ...defaultRestaurant, name: 'Chez Load' }, ...newMenu() }
  #edits = 0

  constructor(number: number, settings: LoadSettings) {
    this.#number = number
    this.#name = `owner${number}`
    this.#settings = settings
    // A different address, as in life.
    this.#visitor = new Visitor(settings.url, settings.agent, `10.3.${number >> 8}.${number & 255}`)
  }

  register() {
    return this.#visitor.call(register, {
      body: { username: this.#name, email: `${this.#name}@example.com`, password: PASSWORD },
    })
  }

  /** Makes menus until the end. People do not all begin at the same moment. */
  async work(): Promise<void> {
    await this.#pause(Math.random() * LATEST_START_SECONDS)
    for (let round = 0; !this.#settings.ends.aborted; round += 1) {
      for (const step of this.#stepsOf(round)) {
        await this.#think()
        if (this.#settings.ends.aborted) return
        await step()
      }
    }
  }

  #think(): Promise<void> {
    const [from, to] = this.#settings.pace
    return this.#pause(from + Math.random() * (to - from))
  }

  async #pause(seconds: number): Promise<void> {
    await setTimeout(1000 * seconds, undefined, { signal: this.#settings.ends }).catch(() => {})
  }

  #stepsOf(round: number): (() => Promise<unknown>)[] {
    const edits = Array.from({ length: EDITS }, () => () => this.#edit())
    // Some come back another day.
    const signIn = (this.#number + round) % 4 === 0 ? [() => this.#signIn()] : []
    return [
      ...signIn,
      () => this.#generate(round),
      ...edits,
      () => this.#save(),
      () => this.#list(),
      () => this.#load(),
      ...edits,
      () => this.#saveOver(),
      () => this.#download(),
      () => this.#share(),
      () => this.#viewAsGuest(),
      ...(round % 2 === 1 ? [() => this.#remove()] : []),
    ]
  }

  async #signIn() {
    const body = { username: this.#name, password: PASSWORD }
    await this.#settings.tally.count('sign in', login, this.#visitor.send(login, { body }))
  }

  async #generate(round: number) {
    const number = this.#number + round
    const answer = await this.#settings.tally.count(
      'generate',
      generateMenu,
      this.#visitor.send(generateMenu, {
        body: {
          cuisineId: (number % CUISINES) + 1,
          selectedCategories: [1, 2, 3, 4],
          itemsPerCategory: SIZES[number % SIZES.length],
        },
      }),
    )
    if (!answer) return
    this.#content = {
      restaurant: { ...defaultRestaurant, name: `Chez ${this.#name} ${round}` },
      ...newMenu(jsonOf<SpecifiedGroup[]>(answer).map(sectionOfSpecified)),
    }
    // A Basic owner keeps three menus; most work on one.
    this.#menu = round % 2 === 0 ? undefined : this.#menu
  }

  /**
   * Changes a price: the draft is saved and the preview typeset again, at the same time, as the designer
   * does.
   */
  async #edit() {
    this.#edits += 1
    const [first, ...others] = this.#content.sections
    if (!first) return
    const [dish, ...rest] = first.items
    if (!dish) return
    const price = fixedPrice(500 + ((this.#edits * 7 + this.#number) % 80) * 50)
    this.#content = {
      ...this.#content,
      sections: [{ ...first, items: [{ ...dish, prices: [price] }, ...rest] }, ...others],
    }
    const { content, design, templateId } = this.#payload()
    const { tally } = this.#settings
    await Promise.all([
      tally.count(
        'keep the draft',
        writeDraft,
        this.#visitor.send(writeDraft, { body: { content, design, templateId, step: 'designer' } }),
      ),
      tally.count(
        'preview (typeset)',
        typesetPages,
        this.#visitor.send(typesetPages, { body: { content, design, templateId, editor: 'tab' } }),
      ),
    ])
  }

  #payload() {
    return buildSavePayload({ content: this.#content })
  }

  async #save() {
    if (this.#menu) return this.#saveOver()
    const asked = this.#visitor.send(createSavedMenu, { body: this.#payload() })
    const answer = await this.#settings.tally.count('save new', createSavedMenu, asked)
    if (answer) this.#menu = jsonOf<SavedMenu>(answer)
  }

  async #saveOver() {
    if (!this.#menu) return
    const { id, version } = this.#menu
    const body = { ...this.#payload(), version }
    const asked = this.#visitor.send(updateSavedMenu, { params: { id }, body })
    const answer = await this.#settings.tally.count('save over', updateSavedMenu, asked)
    if (answer) this.#menu = { id, version: version + 1 }
  }

  #list() {
    return this.#settings.tally.count('list', listSavedMenus, this.#visitor.send(listSavedMenus))
  }

  async #load() {
    if (!this.#menu) return
    const asked = this.#visitor.send(readSavedMenu, { params: { id: this.#menu.id } })
    await this.#settings.tally.count('load', readSavedMenu, asked)
  }

  async #download() {
    const { content, design, templateId } = this.#payload()
    const asked = this.#visitor.send(typesetPdf, { body: { content, design, templateId } })
    await this.#settings.tally.count('download the PDF', typesetPdf, asked)
  }

  async #share() {
    if (!this.#menu) return
    const { id } = this.#menu
    const asked = this.#visitor.send(shareSavedMenu, { params: { id } })
    await this.#settings.tally.count('share', shareSavedMenu, asked)
  }

  /** On another device: the page, and its PDF. */
  async #viewAsGuest() {
    if (!this.#menu) return
    const { id } = this.#menu
    const { url, agent, tally } = this.#settings
    const guest = new Visitor(url, agent)
    await tally.count('view after a change', 200, guest.ask('GET', `/menu-viewer/${id}`))
    await tally.count('PDF of a shared menu', savedMenuPdf, guest.send(savedMenuPdf, { params: { id } }))
  }

  async #remove() {
    if (!this.#menu) return
    const asked = this.#visitor.send(deleteSavedMenu, { params: { id: this.#menu.id } })
    await this.#settings.tally.count('delete', deleteSavedMenu, asked)
    this.#menu = undefined
  }
}
