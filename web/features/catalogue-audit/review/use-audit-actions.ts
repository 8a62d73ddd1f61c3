import { useMutation } from '@tanstack/react-query'
import { addItems, generateItems, updateImages } from '#contract/generating/catalogue-audit.ts'
import { TARGET_PER_PAIR } from '#domain/insights/catalogue-audit/audit.ts'
import { ApiError, call } from '../../../lib/api.ts'
import { askAgain } from '../../../lib/query-of.ts'
import { tellFailureOr } from '../../../lib/tell-failure.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { gapsQuery, refreshCatalogue } from '../report/audit-queries.ts'
import { newProposals } from './review-list.ts'
import type { ReviewList } from './use-review-list.ts'

export function useAuditActions(review: ReviewList) {
  const generation = useMutation({
    mutationFn: () => call(generateItems, {}),
    onSuccess: ({ generatedItems, gaps }) => {
      review.add(newProposals(review.dishes, generatedItems))
      toast(
        gaps.length === 0
          ? {
              title: 'Nothing to generate',
              description: `Every combination has its ${TARGET_PER_PAIR} dishes.`,
            }
          : {
              title: 'Items Generated',
              description: `Generated ${generatedItems.length} new menu items for ${gaps.length} gaps`,
            },
      )
      return askAgain(gapsQuery)
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
      return refreshCatalogue()
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
      return refreshCatalogue()
    },
    onError: tellFailureOr('Failed to update the images', 'Update Failed'),
  })

  return { generation, addition, imageUpdate }
}

export type AuditActions = ReturnType<typeof useAuditActions>
