import { Badge } from '../../ui/layout/badge.tsx'

/** How many things the law requires to be fixed; nothing where there are none, or no one asked (null). */
export const MustBadge = ({ musts }: { readonly musts: number | null }) =>
  musts !== null &&
  musts > 0 && (
    <Badge tone="bad">
      <span className="sr-only">: </span>
      {musts}
      <span className="sr-only">{musts === 1 ? ' thing' : ' things'} to fix</span>
    </Badge>
  )
