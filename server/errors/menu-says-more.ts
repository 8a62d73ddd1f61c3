import { AppError } from './app-error.ts'

/** What a caller wants to write over a menu has no room for something that the menu says. */
export const menuSaysMore = (
  { name, field }: { readonly name: string; readonly field: string },
  wish: string,
): AppError =>
  new AppError('menu_says_more', {
    message: `This was not saved, because it would delete what the menu says of “${name}” (${field}). ${wish}`,
  })
