/** What we say to guests who choose among the dishes of a page, by diets or by what they avoid. */
export interface ChoosingWords {
  /** Of the list of sections. */
  readonly sections: string
  /** Over the marks of diets. */
  readonly showOnly: string
  readonly showAll: string
  /** Where no dish suits what was chosen. */
  readonly noneMarked: string
  /** Opens the choice of allergens. */
  readonly avoid: string
  /** Over that choice. */
  readonly hides: string
  readonly hide: string
  readonly table: string
  /** `{n}` of `{all}`. */
  readonly hidden: string
  readonly noneLeft: string
  readonly optionsHidden: string
  /** Where allergens are named. */
  readonly known: string
}
