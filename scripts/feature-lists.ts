import type { ImportGraph } from './import-graph.ts'

const LISTS = [{ folder: 'server/features/', file: 'feature.ts', list: 'server/app/all-features.ts' }]

export const unlistedFeatures = (graph: ImportGraph): string[] =>
  LISTS.flatMap(({ folder, file, list }) => {
    const inFolders = [...graph.keys()].filter(
      (path) => path.startsWith(folder) && path.split('/').length > 3,
    )
    const features = [...new Set(inFolders.map((path) => path.slice(folder.length).split('/')[0]))]
    return features.flatMap((feature) => {
      const description = `${folder}${feature}/${file}`
      if (!graph.has(description))
        return [`${folder}${feature}/ has no ${file}: describe the feature there and list it in ${list}`]
      return graph.get(list)?.includes(description)
        ? []
        : [`${description} is not in ${list}: add its line there`]
    })
  })
