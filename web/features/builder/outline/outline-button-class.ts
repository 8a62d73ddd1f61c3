/** Of what is in the column at the left: a line of text until it is touched or current. */
export const outlineButtonClass =
  'flex min-h-9 w-full items-center gap-2 rounded-control border-l-2 border-transparent px-3 text-left text-sm transition-colors hover:bg-ink/6 aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-medium pointer-coarse:min-h-11'
