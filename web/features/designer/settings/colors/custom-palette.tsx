import { useMutation } from '@tanstack/react-query'
import { Dices } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { createPalette } from '#contract/accounts/palettes.ts'
import {
  type Harmony,
  harmonicPalette,
  harmonies,
  type Palette,
  randomPalette,
  samePalette,
} from '#domain/design/palettes.ts'
import type { Template } from '#domain/design/templates.ts'
import { call } from '../../../../lib/api.ts'
import { tellFailureOr } from '../../../../lib/tell-failure.ts'
import { PaletteFields } from '../../../../menu/colors/palette-fields.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { PaletteButton } from './palette-button.tsx'
import { refreshPalettes } from './palettes-query.ts'

export interface CustomPaletteProps {
  readonly palette: Palette
  readonly template: Template | undefined
  readonly onChange: (changes: Partial<Palette>, step?: string) => void
  readonly onApply: (palette: Palette, name: string) => void
}

const harmonyNames: Readonly<Record<Harmony, string>> = {
  complementary: 'Complementary',
  analogous: 'Analogous',
  triadic: 'Triadic',
  monochromatic: 'Monochromatic',
}

export function CustomPalette({ palette, template, onChange, onApply }: CustomPaletteProps) {
  const { primaryColor, secondaryColor } = palette
  const isPreset =
    !template ||
    (template.preset.primaryColor === primaryColor && template.preset.secondaryColor === secondaryColor)
  return (
    <div className="flex flex-col gap-5">
      <PaletteFields palette={palette} onChange={onChange} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={Dices}
          onClick={() => onApply(randomPalette(Math.random()), 'A random palette')}
        >
          Random palette
        </Button>
        {!isPreset && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() =>
              onChange({
                primaryColor: template.preset.primaryColor,
                secondaryColor: template.preset.secondaryColor,
              })
            }
          >
            Use the {template.name} colors
          </Button>
        )}
      </div>
      <section aria-labelledby="harmonies">
        <h4 id="harmonies" className="font-medium text-sm">
          Harmonies
        </h4>
        <p className="mt-1 mb-2 text-quiet text-sm">Papers and accents that go with the primary color.</p>
        <ul className="grid grid-cols-1 gap-2">
          {harmonies.map((harmony) => {
            const harmonic = harmonicPalette(primaryColor, harmony)
            const name = harmonyNames[harmony]
            return (
              <li key={harmony}>
                <PaletteButton
                  palette={harmonic}
                  name={name}
                  isApplied={samePalette(harmonic, palette)}
                  onApply={() => onApply(harmonic, `The ${name.toLowerCase()} palette`)}
                />
              </li>
            )
          })}
        </ul>
      </section>
      <SavePalette palette={palette} />
    </div>
  )
}

function SavePalette({ palette }: { palette: Palette }) {
  const [name, setName] = useState('')
  const save = useMutation({
    mutationFn: () => {
      const called = name.trim()
      return call(createPalette, { body: { ...palette, ...(called && { name: called }) } })
    },
    onSuccess() {
      setName('')
      toast({ title: 'Palette saved', description: 'Find it under Saved, on every menu.' })
      return refreshPalettes()
    },
    onError: tellFailureOr('The palette could not be saved. Please try again.'),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <TextField
        label="Save this palette as"
        isOptional
        maxLength={60}
        autoComplete="off"
        className="grow"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="secondary" isPending={save.isPending} pendingLabel="Saving…">
        Save
      </Button>
    </form>
  )
}
