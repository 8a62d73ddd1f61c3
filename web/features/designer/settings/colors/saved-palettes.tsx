import { useMutation, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { createPalette, deletePalette, type StoredPalette } from '#contract/accounts/palettes.ts'
import { type Palette, samePalette } from '#domain/design/palettes.ts'
import { call } from '../../../../lib/api.ts'
import { tellFailureOr } from '../../../../lib/tell-failure.ts'
import { worksForAll } from '../../../../plan/own-role.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { EmptyState } from '../../../../ui/waiting/empty-state.tsx'
import { ErrorState } from '../../../../ui/waiting/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/waiting/skeleton.tsx'
import { PaletteButton } from './palette-button.tsx'
import { palettesQuery, refreshPalettes } from './palettes-query.ts'

export interface SavedPalettesProps {
  readonly palette: Palette
  readonly onApply: (palette: Palette, name: string) => void
  /** To where palettes are made. */
  readonly onCustom: () => void
}

export function SavedPalettes({ palette, onApply, onCustom }: SavedPalettesProps) {
  const { data, isError, isFetching, refetch } = useQuery(palettesQuery)
  const restore = useMutation({
    mutationFn: ({ id: _, ...deleted }: StoredPalette) => call(createPalette, { body: deleted }),
    onSuccess: refreshPalettes,
    onError: tellFailureOr('The palette could not be restored. Please try again.'),
  })
  const remove = useMutation({
    mutationFn: ({ id }: StoredPalette) => call(deletePalette, { params: { id } }),
    onSuccess(_, deleted) {
      toast({
        title: 'Palette deleted',
        description: `${nameOf(deleted)} is gone from your palettes. Menus keep their colors.`,
        action: { label: 'Undo', onSelect: () => restore.mutate(deleted) },
      })
      return refreshPalettes()
    },
    onError: tellFailureOr('The palette could not be deleted. Please try again.'),
  })
  if (isError) {
    return (
      <ErrorState
        title="Your palettes could not be loaded"
        headingLevel={4}
        action={
          <Button variant="secondary" isPending={isFetching} onClick={() => refetch()}>
            Try again
          </Button>
        }
      >
        The connection may have been lost for a moment.
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <SkeletonGroup label="Loading palettes" className="flex flex-col gap-2">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </SkeletonGroup>
    )
  }
  if (data.length === 0) {
    return (
      <EmptyState
        action={
          <Button variant="secondary" size="sm" onClick={onCustom}>
            Make a palette
          </Button>
        }
      >
        Palettes that you save stay with your account, ready for every menu.
      </EmptyState>
    )
  }
  return (
    <ul className="flex flex-col gap-2">
      {data.map((saved) => {
        const name = nameOf(saved)
        return (
          <li key={saved.id} className="flex items-center gap-1">
            <PaletteButton
              palette={saved}
              name={name}
              isApplied={samePalette(saved, palette)}
              onApply={() => onApply(saved, name)}
            />
            {worksForAll() && (
              <IconButton
                label={`Delete ${name}`}
                icon={Trash2}
                size="sm"
                isPending={remove.isPending && remove.variables.id === saved.id}
                onClick={() => remove.mutate(saved)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

const nameOf = ({ name, primaryColor }: StoredPalette): string => name ?? primaryColor
