import { ChoiceRow } from './choice-row.tsx'

type Size = 'small' | 'medium' | 'large'

export interface SizeRowProps {
  readonly label: string
  readonly value: Size
  readonly onChange: (value: Size) => void
}

export const SizeRow = (props: SizeRowProps) => (
  <ChoiceRow options={{ small: 'Smaller', medium: 'Default', large: 'Larger' }} {...props} />
)
