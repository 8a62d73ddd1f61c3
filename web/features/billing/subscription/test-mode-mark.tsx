import { FlaskConical } from 'lucide-react'
import { Badge } from '../../../ui/layout/badge.tsx'

/** Shown wherever money would be taken and isn't. */
export const TestModeMark = () => (
  <Badge tone="warn" icon={FlaskConical}>
    Test mode
  </Badge>
)
