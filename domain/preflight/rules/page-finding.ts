/** What the typesetter found on the pages of a menu, as `contract/typesetting.ts` hands it over. */
export interface PageFinding {
  readonly code: string
  readonly params: Readonly<Record<string, unknown>>
}
