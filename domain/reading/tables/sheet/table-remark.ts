/** What an owner should know of a table, or of a menu, as a whole. */
export type TableRemark =
  /** Dishes with codes, signs or words of allergens that were not understood: nothing of these is proposed. */
  | { readonly code: 'codes_unread'; readonly names: readonly string[] }
  /** Sections of a text that begin again, as they do where it holds two menus. */
  | { readonly code: 'sections_again'; readonly names: readonly string[] }
  /** A column with words that the menu has no place for. */
  | { readonly code: 'unused_column'; readonly heading: string }
  /** Choices that items of a till come with; what can be chosen is in no row. */
  | { readonly code: 'choices_without_options'; readonly name: string; readonly count: number }
  /** A mark of the owner's own that the menu does not have. */
  | { readonly code: 'mark_without_meaning'; readonly name: string; readonly count: number }
  | {
      readonly code: 'archived' | 'hidden' | 'struck' | 'total_row' | 'not_sold' | 'row_repeated' | 'too_many'
      readonly count: number
    }
  | { readonly code: 'currency_differs'; readonly currency: string; readonly count: number }
  | {
      readonly code: 'section_unnamed' | 'sections_by_id' | 'choices_without_rules' | 'options_alone'
      readonly count: number
    }
  /** Prices at one place of a till's restaurants that are not the usual ones. */
  | { readonly code: 'local_prices'; readonly name: string; readonly count: number }
  /** Filled columns of a till that no menu has a place for. */
  | { readonly code: 'till_columns'; readonly headings: readonly string[] }
  | { readonly code: 'other_sheet' | 'hidden_sheet'; readonly name: string }
  /** Lists of choices that are more than a menu holds. */
  | { readonly code: 'choices_too_many'; readonly names: readonly string[] }
  /** Options of a list that are more than it holds, or whose price is none: they cost nothing for now. */
  | {
      readonly code: 'options_too_many' | 'option_price_unclear'
      readonly name: string
      readonly options: readonly string[]
    }
  /** Names of lists and of options whose ends are cut off. */
  | { readonly code: 'choice_names_cut'; readonly names: readonly string[] }
