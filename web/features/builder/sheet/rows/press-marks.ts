/** The marks of a row open at a press of their own line, which is out of sight while it says nothing. */
export const pressMarks = (row: string): void =>
  document.querySelector<HTMLElement>(`[data-row="${row}"] [data-action="marks"]`)?.click()
