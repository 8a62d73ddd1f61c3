import { randomUUID } from 'node:crypto'
import { listSessions, login, register, verifyEmail } from '#contract/accounts/accounts.ts'
import { createSubscription, listPayments, paySandboxInvoice } from '#contract/accounts/billing.ts'
import { createPalette } from '#contract/accounts/palettes.ts'
import { uploadImage } from '#contract/accounts/uploads.ts'
import { addItems, listAddedItems } from '#contract/generating/catalogue-audit.ts'
import { listDrafts, writeDraft } from '#contract/menus/drafts.ts'
import { listBin } from '#contract/menus/kept-menus.ts'
import { createSavedMenu, deleteSavedMenu } from '#contract/menus/saved-menus.ts'
import { createKitchenLink, openKitchen } from '#contract/restaurant/kitchen-links.ts'
import { createRestaurant } from '#contract/restaurant/restaurants.ts'
import { listSoldOut } from '#contract/restaurant/sold-out.ts'
import { listWebhooks } from '#contract/restaurant/webhooks.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { buildDishDraft } from '../../tests/builders/build-dish-draft.ts'
import { buildContent, buildItem, buildSavePayload } from '../../tests/builders/build-menu.ts'
import { sampleMenu, sampleMenuNames } from '../../tests/samples/sample-menus.ts'
import { cardWith } from '../../tests/support/subscriber.ts'
import { type ArrangedInput, arranged } from './arranged.ts'
import { thingIn } from './calls.ts'
import { idsOf, type VisitorKind } from './inputs.ts'
import { Knowledge, Known } from './knowledge.ts'
import { livingMenu } from './living-menu.ts'
import type { Answer, Sender, Sent } from './send.ts'

export const PASSWORD = 'correct horse'

export interface VisitorOptions {
  readonly kind: VisitorKind | 'victim'
  readonly origin: string
  readonly sender: Sender
  /** Names of administrators that nobody has taken yet. */
  readonly administratorNames: string[]
  /** The link in the mail that confirms an address, which makes them administrators. */
  readonly linkTo: (email: string) => Promise<string>
  /** Part of every text that the account stores. */
  readonly marker?: string
  /** What is known to everybody: addresses to fetch, dishes to add. */
  readonly common: Readonly<Record<string, readonly unknown[]>>
}

/** Somebody with a browser: an account of a kind, its cookies, and what it has come to know. */
export class Visitor {
  readonly kind: VisitorOptions['kind']
  knowledge = new Knowledge()
  username = ''
  readonly #options: VisitorOptions
  #cookies = new Map<string, string>()
  #renewals = 0

  constructor(options: VisitorOptions) {
    this.kind = options.kind
    this.#options = options
  }

  async send(sent: Sent): Promise<Answer> {
    const answer = await this.#options.sender.send({
      ...sent,
      headers: { ...this.headers(), ...sent.headers },
    })
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) this.#keep(cookie)
    return answer
  }

  headers(): Record<string, string> {
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ')
    return { ...(cookie && { cookie }), 'x-forwarded-for': strangeAddress() }
  }

  #keep(setCookie: string): void {
    const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim())
    const [name = '', ...value] = pair.split('=')
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.#cookies.delete(name)
    else this.#cookies.set(name, value.join('='))
  }

  learn(path: string, answer: unknown): void {
    this.knowledge.learnAll(answer)
    for (const answered of [answer].flat()) {
      if (typeof answered !== 'object' || answered === null) continue
      const { collection, id } = thingIn(path, answered)
      if (id !== undefined) this.knowledge.learn(idsOf(collection), id)
    }
  }

  find = (known: Known): unknown => this.knowledge.find(known)

  /** Replaces the old account with a new one, with different things. */
  async renew(): Promise<void> {
    this.#renewals += 1
    this.#cookies.clear()
    this.knowledge = new Knowledge()
    this.#learnCommon()
    if (this.kind === 'nobody') return
    const { administratorNames, marker = '' } = this.#options
    const name = `${this.kind}-${randomUUID().slice(0, 13)}${marker}`
    this.username = this.kind === 'administrator' ? (administratorNames.pop() ?? name) : name
    const email = `${this.username}@example.com`.toLowerCase()
    await this.arrange(register, { body: { username: this.username, email, password: PASSWORD } })
    if (this.kind === 'administrator') {
      const link = new URL(await this.#options.linkTo(email))
      await this.arrange(verifyEmail, { body: { token: link.searchParams.get('token') } })
    }
    this.knowledge.learn('username', this.username)
    this.knowledge.learn('email', email)
    if (this.kind !== 'basic') await this.#openCheckout()
    await this.plant()
  }

  get origin(): string {
    return this.#options.origin
  }

  /** How many accounts this visitor has had. */
  get renewals(): number {
    return this.#renewals
  }

  async #openCheckout(): Promise<void> {
    const opened = (await this.arrange(createSubscription)) as { clientSecret: string }
    const card = cardWith('success')
    for (const [key, value] of Object.entries(card)) this.knowledge.learn(key, value)
    if (this.kind === 'payer') return
    await this.arrange(paySandboxInvoice, { body: { clientSecret: opened.clientSecret, ...card } })
    await this.arrange(listPayments)
  }

  #learnCommon(): void {
    for (const [key, values] of Object.entries(this.#options.common))
      for (const value of values) this.knowledge.learn(key, value)
    for (const name of ['password', 'newPassword', 'currentPassword']) this.knowledge.learn(name, PASSWORD)
    const content = this.#content()
    this.knowledge.learnAll({ content, design: defaultDesign, items: [buildDishDraft({ name: dishName() })] })
    this.knowledge.learn('place', { sectionId: 1, itemId: 9001 })
    this.knowledge.learn('places', [{ sectionId: 1, itemId: 9001 }])
    for (const name of sampleMenuNames) {
      const { content: real } = sampleMenu(name)
      this.knowledge.learn('content', real)
      const { sections, modifierGroups, notices, marks } = real
      for (const [key, list] of Object.entries({ sections, modifierGroups, notices, marks }))
        this.knowledge.learn(key, list)
    }
    this.knowledge.learn('cuisineId', 5)
    this.knowledge.learn('templateId', 1)
    this.knowledge.learn('version', 1)
  }

  #content() {
    const { marker = '' } = this.#options
    const content = buildContent({ items: 4, sections: 2, restaurantName: `Chez ${this.kind}${marker}` })
    content.sections[0]?.items.splice(0, 1, buildItem({ name: `Soup${marker}`, description: `Hot${marker}` }))
    return content
  }

  /**
   * Things to read, change and delete; where there is no room for one more, there are some already.
   * @param collection only things of this one
   */
  async plant(collection?: string): Promise<void> {
    if (this.kind === 'nobody') return
    const { marker = '' } = this.#options
    const content = this.#content()
    const { id: _, ...restaurant } = { ...defaultRestaurant, name: `Chez${marker}`, address: `Road${marker}` }
    const name = `Palette${marker}`
    const colors = { primaryColor: '#123456', secondaryColor: '#ffffff', accentColor: '#654321' }
    const draft = { content, design: defaultDesign, step: 'builder', workId: randomUUID(), version: 0 }
    const made: readonly (readonly [collection: string, endpoint: Endpoint, body: unknown])[] = [
      [createSavedMenu.path, createSavedMenu, buildSavePayload({ content })],
      [createSavedMenu.path, createSavedMenu, buildSavePayload({ content })],
      [createRestaurant.path, createRestaurant, restaurant],
      [createPalette.path, createPalette, { ...colors, name }],
      [createPalette.path, createPalette, { ...colors, name }],
      [listDrafts.path, writeDraft, draft],
      [listSessions.path, login, { username: this.username, password: PASSWORD }],
      [listAddedItems.path, addItems, { items: [buildDishDraft({ name: dishName() })] }],
    ]
    for (const [of, endpoint, body] of made)
      if (collection === undefined || of === collection) await this.try(endpoint, { body })
    if (collection === undefined || collection === listBin.path) {
      const saved = await this.try(createSavedMenu, { body: buildSavePayload({ content }) })
      const { id } = JSON.parse(String(saved.body)) as { id?: string }
      if (id !== undefined)
        await this.send({ method: 'DELETE', path: deleteSavedMenu.path.replace('{id}', id), headers: {} })
    }
    await this.#plantBesideMenu(collection)
    for (const list of [listBin, listDrafts, listSessions, listPayments, listAddedItems, listSoldOut])
      if (collection === undefined || list.path === collection) await this.try(list)
  }

  /** The page of the restaurant, the live state of a menu, and a link that opens the kitchen list. */
  async #plantBesideMenu(collection?: string): Promise<void> {
    const first = (of: string) => this.find(new Known(idsOf(of), 0))
    const menuId = first(createSavedMenu.path)
    const restaurantId = first(createRestaurant.path)
    if (typeof menuId !== 'string' || typeof restaurantId !== 'string') return
    const webhookId = first(listWebhooks.path)
    const ids = { menuId, restaurantId, webhookId: typeof webhookId === 'string' ? webhookId : undefined }
    for (const making of livingMenu(ids, this.#options.marker ?? '')) {
      if (collection !== undefined && making.collection !== collection) continue
      const { status, body } = await this.try(making.endpoint, making)
      if (making.endpoint === createKitchenLink && status < 300) {
        const { hash } = new URL((JSON.parse(String(body)) as { url: string }).url)
        this.knowledge.learn('token', hash.slice(1))
        await this.try(openKitchen, { body: { token: hash.slice(1) } })
      }
    }
  }

  async upload(file: Buffer): Promise<void> {
    await this.arrange(uploadImage, { file })
  }

  async try(endpoint: Endpoint, input: ArrangedInput = {}): Promise<Answer> {
    const answer = await this.send(arranged(endpoint, input))
    if (answer.status < 300 && endpoint.output) this.learn(endpoint.path, JSON.parse(answer.body.toString()))
    return answer
  }

  async arrange(endpoint: Endpoint, input: ArrangedInput = {}): Promise<unknown> {
    const answer = await this.try(endpoint, input)
    if (answer.status === endpoint.status)
      return answer.status === 204 ? undefined : JSON.parse(String(answer.body))
    throw new Error(`${endpoint.path} answered ${answer.status} to ${this.kind}: ${answer.body}`)
  }
}

/** Every request from another address: what is counted by address is not what is tried here. */
const strangeAddress = (): string =>
  `198.${18 + Math.floor(Math.random() * 2)}.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`

let dishes = 0
function dishName(): string {
  dishes += 1
  const word = (number: number) => String.fromCharCode(97 + (number % 26)).repeat(3)
  return `Quail ${word(dishes)}${word(Math.floor(dishes / 26))}${word(Math.floor(dishes / 676))} Embers`
}
