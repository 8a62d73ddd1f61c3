/** Joins the class names that apply; a falsy one (`isOpen && 'open'`) is left out. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
