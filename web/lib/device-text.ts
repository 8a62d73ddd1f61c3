/** A short text that this device keeps. Where a browser forbids that, it is asked for again. */
export const deviceText = (key: string) => ({
  /** Empty where there is none. */
  read: (): string => whereAllowed(() => localStorage.getItem(key)) ?? '',
  keep(text: string): void {
    whereAllowed(() => localStorage.setItem(key, text))
  },
  forget(): void {
    whereAllowed(() => localStorage.removeItem(key))
  },
})

function whereAllowed<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
