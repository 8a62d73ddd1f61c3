import { Segments } from '../../ui/form/segments.tsx'

/** A menu as its owner wrote it, or as guests see it now. */
export const AsOfNowChoice = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <Segments
    label="What is shown"
    value={isOn ? 'now' : 'written'}
    options={[
      { value: 'written', label: 'As written' },
      { value: 'now', label: 'As of now' },
    ]}
    onChange={(next) => onChange(next === 'now')}
  />
)
