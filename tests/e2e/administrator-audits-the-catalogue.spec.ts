import { expect, newAccount, test } from './fixtures.ts'

test('an administrator looks through the audit and takes the catalogue home', async ({ page, server }) => {
  const { username, email, password } = newAccount()
  await page.request.post(`${server.url}/api/register`, { data: { username, email, password } })
  await page.goto('/menu-audit')
  await expect(page.getByRole('heading', { name: 'Menu Database Audit' })).toBeVisible()
  await expect(page.getByText('Database Health Score')).toBeVisible()
  await expect(page.getByText('100%').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Coverage Gaps' }).click()
  await expect(page.getByText('All cuisine-category combinations meet minimum requirements!')).toBeVisible()
  await page.getByRole('tab', { name: 'Image Issues' }).click()
  await expect(page.getByText('No image quality issues detected!')).toBeVisible()
  const csv = await page.request.get(`${server.url}/api/audit/export?format=csv`)
  expect((await csv.text()).trim().split('\r\n').length).toBeGreaterThan(1000)
})
