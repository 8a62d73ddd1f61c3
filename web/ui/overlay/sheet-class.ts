import { classNames } from '../class-names.ts'

/** Where a dialog is: at the foot of a phone's screen, in the middle of a wider one. */
export const sheetPlaceClass =
  'pointer-events-none fixed inset-x-0 inset-y-0 z-40 flex items-end justify-center sm:items-center sm:p-8'

/** A dialog; on a phone a sheet of at most nine tenths of the screen, so that what it is about stays in sight. */
export const sheetClass = (className: string): string =>
  classNames(
    'pointer-events-auto w-full rounded-t-card border-rule-raised border-t bg-card shadow-raised outline-none',
    'max-h-[min(90dvh,100%)] sm:max-h-full sm:rounded-card sm:border',
    'data-[state=open]:animate-rise-in',
    className,
  )
