/** Says that a page which is open already asks what it shows now: no further guest has come. */
export const OPEN_PAGE_HEADER = 'x-carte-open-page'
