/** Opens the marks of a row by pressing their line, which is out of sight while it is empty. */
export const pressMarks = (row: string): void =>
  document.querySelector<HTMLElement>(`[data-row="${row}"] [data-action="marks"]`)?.click()
