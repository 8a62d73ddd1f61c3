import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'

interface Pages {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

type Props = Pick<ButtonProps, 'size' | 'className'> & { readonly of: Pages; readonly children: ReactNode }

export const MorePages = ({ of: pages, ...rest }: Props) =>
  pages.hasNextPage && (
    <Button
      variant="secondary"
      isPending={pages.isFetchingNextPage}
      onClick={() => pages.fetchNextPage()}
      {...rest}
    />
  )
