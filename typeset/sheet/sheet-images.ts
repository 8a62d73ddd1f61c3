/** Where the engine finds the pictures of this menu. */
export interface SheetImages {
  readonly logo?: {
    readonly path: string
    readonly aspect: number
    readonly isInOneColor?: boolean | undefined
  }
  readonly background?: { readonly path: string; readonly color: string }
  readonly cover?: { readonly path: string }
  /** By their ids. */
  readonly items?: ReadonlyMap<number, { readonly path: string }>
  readonly sections?: ReadonlyMap<number, { readonly path: string }>
}
