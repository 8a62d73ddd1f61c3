import type { Season } from '#domain/catalogue/dish.ts'
import type { MenuBrief } from '#domain/generation/brief/brief.ts'
import type { BriefAnswer } from '#domain/generation/brief/compose-brief.ts'
import type { GenerationFilters } from '#domain/generation/filters.ts'
import type { GeneratedMenu } from '#domain/generation/generate.ts'
import type { RefreshInput } from '#domain/generation/refresh.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { ModelCaller } from './model-caller.ts'

export interface Request {
  /** Who asks: decides the place in the queue and the budget, and isn't sent to any provider. */
  readonly caller: ModelCaller
  /** An integer from 0 to 2³² − 1. */
  readonly seed: number
  readonly season: Season
  /** Aborted when the caller no longer waits for the answer. */
  readonly signal: AbortSignal
}

export interface GenerateRequest extends Request {
  readonly filters: GenerationFilters
}

export interface GrowingSection {
  readonly id: number
  readonly name: string
  readonly dishes: readonly Pick<MenuItem, 'id' | 'name' | 'description'>[]
}

export interface ComposeRequest extends Request {
  readonly brief: MenuBrief
  /** Called with a section for each dish accepted for it. The rules of the whole menu may still exchange it. */
  readonly onSection?: (section: GrowingSection) => void
}

export interface RefreshRequest
  extends Request,
    Omit<RefreshInput, 'catalogue' | 'pictureOf' | 'menuItemNames' | keyof Request> {
  /** Names of dishes on the menu, at least of those outside the catalogue. */
  readonly menuItemNames: readonly string[]
}

export interface RefreshAnswer {
  readonly item?: MenuItem
  /** A sentence to the owner about where the dish comes from. */
  readonly notice?: string
}

/**
 * Makes menus. The answer of every adapter has the counts asked for or a `shortfall`
 * that says what is missing, dishes of the cuisine that meet every dietary option by their
 * ingredients, prices inside the band, no dish twice and none that is on the menu. A section that is not
 * from where it was asked for carries an `ownerNotice`. Prices are in cents of a US dollar. Failures of a provider aren't errors of the port.
 */
export interface MenuGenerator {
  /** The sections as they are eaten, drinks last. */
  generate(request: GenerateRequest): Promise<GeneratedMenu>
  /** The sections of a brief, or why there are none; its remarks name what the menu has in addition. */
  compose(request: ComposeRequest): Promise<BriefAnswer>
  refresh(request: RefreshRequest): Promise<RefreshAnswer>
}
