export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser has taken the file when the click's own work is done; Safari takes a moment longer.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
