import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addItems,
  auditGaps,
  auditImages,
  auditReport,
  generateItems,
  listAddedItems,
  updateImages,
} from '#contract/catalogue-audit.ts'
import { listCatalogueItems } from '#contract/reference.ts'
import { ApiError, call, sentenceOf } from '../../../lib/api.ts'
import { toast } from '../../../ui/toast-store.ts'
import { newProposals } from './review-list.ts'
import type { ReviewList } from './use-review-list.ts'

/** What an administrator can do about the catalogue. */
export function useAuditActions(review: ReviewList) {
  const queryClient = useQueryClient()
  const refresh = (...paths: string[]) =>
    Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })))

  const generation = useMutation({
    mutationFn: () => call(generateItems, {}),
    onSuccess: ({ generatedItems, gaps }) => {
      review.add(newProposals(review.dishes, generatedItems))
      toast({
        title: 'Items Generated',
        description: `Generated ${generatedItems.length} new menu items for ${gaps.length} gaps`,
      })
      return refresh(auditGaps.path)
    },
    onError: () =>
      toast({
        variant: 'destructive',
        title: 'Generation Failed',
        description: 'Failed to generate new menu items',
      }),
  })

  const addition = useMutation({
    mutationFn: () => call(addItems, { body: { items: review.dishes.map(({ draft }) => draft) } }),
    onSuccess: ({ inserted }) => {
      review.clear()
      toast({ title: 'Items Added', description: `Successfully added ${inserted} new menu items` })
      return refresh(
        listAddedItems.path,
        auditGaps.path,
        auditReport.path,
        auditImages.path,
        listCatalogueItems.path,
      )
    },
    onError: (error) => {
      if (error instanceof ApiError) review.refuse(error.details?.fields)
      toast({
        variant: 'destructive',
        title: 'Add Failed',
        description: 'Failed to add menu items to database',
      })
    },
  })

  const imageUpdate = useMutation({
    mutationFn: () => call(updateImages, {}),
    onSuccess: ({ updated }) => {
      toast({
        title: 'Images Updated',
        description:
          updated === 0
            ? 'Every dish shows its illustration already.'
            : `${updated} ${updated === 1 ? 'dish shows its' : 'dishes show their'} illustration again.`,
      })
      return refresh(auditImages.path, auditReport.path, listCatalogueItems.path)
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Update Failed',
        description: sentenceOf(error, 'Failed to update the images'),
      }),
  })

  return { generation, addition, imageUpdate }
}

export type AuditActions = ReturnType<typeof useAuditActions>
