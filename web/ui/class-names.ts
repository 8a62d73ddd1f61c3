/** Joins the class names that apply; a falsy one (`isOpen && 'open'`) is left out. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
