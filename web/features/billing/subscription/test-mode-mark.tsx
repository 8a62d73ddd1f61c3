import { FlaskConical } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'

/** Stands wherever money would be taken and is not. */
export const TestModeMark = () => (
  <Badge tone="warn" icon={FlaskConical}>
    Test mode
  </Badge>
)
