import { classNames } from './class-names.ts'

/** The wordmark. Placed in a link, its name is the link's name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-baseline font-display font-semibold text-lg text-ink',
        className,
      )}
    >
      Carte
    </span>
  )
}
