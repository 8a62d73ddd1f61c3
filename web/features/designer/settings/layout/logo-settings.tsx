import { ImageUp } from 'lucide-react'
import { useImageUpload } from '../../../../menu/pictures/image-upload.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { FileButton } from '../../../../ui/button/file-button.tsx'
import { fieldsOf } from '../../../../ui/form/fields-of.ts'
import { Switch } from '../../../../ui/form/switch.tsx'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'
import { ChoiceRow } from '../controls/choice-row.tsx'
import type { SettingsProps } from '../controls/settings-props.ts'
import { SizeRow } from '../controls/size-row.tsx'

function LogoUpload() {
  const { upload, isUploading } = useImageUpload('logo', (logoUrl) => {
    const { restaurant, setRestaurant } = useOpenMenu.getState()
    setRestaurant({ ...restaurant, logoUrl })
  })
  return (
    <FileButton
      variant="secondary"
      icon={ImageUp}
      accept="image/*"
      isPending={isUploading}
      pendingLabel="Uploading..."
      onFile={upload}
      className="self-start"
    >
      Add Logo
    </FileButton>
  )
}

export function LogoSettings({ design, onChange }: SettingsProps) {
  const hasLogo = useOpenMenu((open) => Boolean(open.restaurant.logoUrl))
  const isInsteadOfName = hasLogo && design.isLogoInsteadOfName && design.logoPosition !== 'none'
  const field = fieldsOf(design, onChange)
  return (
    <>
      {!isInsteadOfName && (
        <ChoiceRow
          label="Logo position"
          {...field.choice('logoPosition')}
          options={{ top: 'Top', left: 'Left', right: 'Right', bottom: 'Bottom', none: 'None' }}
        />
      )}
      {!hasLogo && <LogoUpload />}
      {hasLogo && design.logoPosition !== 'none' && (
        <Disclosure
          label="More about the logo"
          summary={isInsteadOfName ? 'Instead of the name' : 'Size, color'}
        >
          <Switch
            label="Logo instead of the name"
            hint="For a logo that says the name itself. It replaces the name; screen readers still say the name."
            checked={isInsteadOfName}
            onCheckedChange={(isLogoInsteadOfName) => onChange({ isLogoInsteadOfName })}
          />
          <SizeRow label="Logo size" {...field.choice('logoSize')} />
          <ChoiceRow
            label="Logo color"
            {...field.choice('logoColor')}
            options={{ original: 'As it is', heading: 'One color' }}
            hint={
              design.logoColor === 'heading'
                ? 'In the color of the headings, or of the paper on a banner.'
                : undefined
            }
          />
        </Disclosure>
      )}
    </>
  )
}
