import { useEffect, useEffectEvent } from 'react'
import { takeHandedFiles } from '../../../../lib/kept-files/handed-files.ts'

/** Opens what was dropped on the home page, once. */
export function useHandedFiles(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    takeHandedFiles().then((files) => files.length > 0 && take(files))
  }, [])
}
