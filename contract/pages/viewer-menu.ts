import type { CropPoint } from '#domain/design/picture-style.ts'
import type { Design } from '#domain/design/settings.ts'
import type { Template } from '#domain/design/templates.ts'
import type { MatrixColumn } from '#domain/menu/allergen-matrix/matrix-columns.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import type { PriceKind, Size } from '#domain/menu/model/price.ts'
import type { PrintedExtras } from '#domain/menu/printed/printed-extras.ts'
import type { PrintedItem } from '#domain/menu/printed/printed-item.ts'
import type { PrintedMenu } from '#domain/menu/printed/printed-menu.ts'
import type { PrintedHead, PrintedSection } from '#domain/menu/printed/printed-section.ts'

/** Colors of a menu as `#rrggbb`, each legible on its background, whatever the owner chose. */
export interface MenuColors {
  readonly paper: string
  /** Names and prices. */
  readonly ink: string
  /** Descriptions and small print. */
  readonly soft: string
  readonly heading: string
  /** Ornaments, not text. */
  readonly accent: string
  /** Hairlines and leaders. */
  readonly rule: string
  /** Text on a band of the heading colour. */
  readonly onHeading: string
}

/**
 * A menu as its readers see it: plain data with words as they were typed, so that the page can be rendered anywhere. What the
 * design hides, the plan keeps back or the visitor may not know is not in it.
 */
export interface ViewerMenu
  extends Pick<PrintedMenu, 'title' | 'dateLine' | 'intro' | 'notices' | 'legend' | 'tellsAllergens' | 'or'>,
    Pick<MenuContent, 'currency' | 'contact'> {
  readonly id: string
  readonly name: string
  readonly restaurant: {
    readonly name: string
    readonly description: string
    readonly address: string
    /** A path on this server; null where there is none, or where the design shows none. */
    readonly logoUrl: string | null
  }
  readonly writing: ViewerWriting
  /** How its second lines are written; null where the menu does not say. */
  readonly secondWriting: ViewerWriting | null
  /** Empty where its owner named none. */
  readonly cuisineName: string
  readonly templateName: string
  /** In USD; null for everybody but the owner. */
  readonly targetCheckAverage: number | null
  /** ISO-8601 UTC. */
  readonly createdAt: string
  readonly pdfUrl: string
  /** Where the picture of its first page is, for link previews. */
  readonly pictureUrl: string
  readonly isShared: boolean
  readonly isOwn: boolean
  readonly showsWatermark: boolean
  readonly look: Pick<Design, 'fontFamily' | 'fontSize' | 'headerStyle' | 'logoPosition' | 'punctuation'> & {
    readonly template: Template['key']
    readonly tokens: Template['tokens']
    readonly colors: MenuColors
    /** A picture of the paper, calm enough to read on; null for plain paper. */
    readonly paperUrl: string | null
  }
  /** Allergens that a guest can avoid, by the list of the country; none where no dish has a declaration. */
  readonly avoidable: readonly ViewerAllergen[]
  /** The address of the table of allergens of its dishes, which is text alone. */
  readonly allergensUrl: string
  readonly textUrl: string
  /** Diets that a guest can choose by: those that dishes of the menu are marked with. */
  readonly diets: readonly ViewerDiet[]
  /** Those that aren't part of another section, in order. */
  readonly sections: readonly ViewerSection[]
}

export interface ViewerWriting {
  /** A BCP 47 tag. */
  readonly language: string
  /** From the side on which its words begin. */
  readonly direction: 'ltr' | 'rtl'
}

/** A column of the table of allergens, as guests choose by it. */
export interface ViewerAllergen extends MatrixColumn {
  /** In the language of the menu; in English where we do not have it. */
  readonly name: string
  /** How many dishes are none for who avoids it. */
  readonly dishes: number
}

export interface ViewerDiet {
  /** Of the reference list. */
  readonly id: number
  readonly symbol: string
  readonly meaning: string
}

export interface ViewerSection extends Omit<PrintedSection, 'heads' | 'items' | 'extras'> {
  /** Id of the section on the page; the same as long as the menu has this section. */
  readonly anchor: string
  /** The columns over the prices of its items, its own or those of a section around it. */
  readonly columns: readonly PrintedHead[]
  /** Whether it is a course of a set meal. Its items are choices. */
  readonly isCourse: boolean
  readonly items: readonly ViewerItem[]
  readonly extras: readonly ViewerExtras[]
  /** Of its picture, where its owner chose one. */
  readonly cropPoint?: CropPoint
  /** What it costs as a whole, as data. */
  readonly offers: readonly ViewerOffer[]
  readonly sections: readonly ViewerSection[]
}

/** A dish as it is printed; its picture is a path on this server. */
export interface ViewerItem extends Omit<PrintedItem, 'extras'> {
  /** Id of the dish on the page; the same as long as the menu has this dish. */
  readonly anchor: string
  /** Ids of the dietary options that it suits: those of its marks, and what they imply. */
  readonly suits: readonly number[]
  readonly extras: readonly ViewerExtras[]
  /** Of its picture, where its owner chose one. */
  readonly cropPoint?: CropPoint
  readonly offers: readonly ViewerOffer[]
  readonly kcal: number | null
}

/** Choices or extras, with what each costs as data. */
export interface ViewerExtras extends PrintedExtras {
  /** In the order of its options, in major units; null for one that costs nothing, or where no prices are shown. */
  readonly amounts: readonly (string | null)[]
}

/** A price as data. */
export interface ViewerOffer {
  readonly kind: PriceKind
  /** What is sold at it; empty where it is the item itself. */
  readonly name: string
  /** In major units with the digits of the currency: `12.50`; null for a price without an amount. */
  readonly amount: string | null
  readonly size?: Size
  readonly per?: string
  /** As it is printed. */
  readonly text: string
}
