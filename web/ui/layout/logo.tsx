import { classNames } from '../class-names.ts'

/**
 * The wordmark: the product's name as a menu would set its heading, over a rule with an ornament. Its size is that of
 * the text around it (`text-base`, `text-lg`, …); placed in a link, its name is the link's name.
 */
export const Logo = ({ name, className = 'text-lg' }: { name: string; className?: string }) => (
  <span
    className={classNames('inline-flex flex-col font-display font-semibold text-ink leading-none', className)}
  >
    <span className="tracking-[0.005em]">{name}</span>
    <span aria-hidden="true" className="mt-[0.22em] flex items-center gap-[0.14em] text-accent">
      <span className="h-px grow bg-current" />
      <span className="size-[0.2em] rotate-45 bg-current" />
      <span className="h-px grow bg-current" />
    </span>
  </span>
)
