import { chromium } from '@playwright/test'
const O='http://localhost:42500'
const [,,out,...args]=process.argv
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-background-networking']})
const login=await fetch(O+'/store-api/login',{method:'POST',headers:{origin:O,'content-type':'application/json'},body:JSON.stringify({email:'demo@sorrel.shop',password:'sorrel-demo'})})
console.log(login.status)
const session=/session=([^;]*)/.exec(login.headers.get('set-cookie')??'')?.[1]
for (const arg of args){
  const [path,width,name,act]=arg.split('@')
  const ctx=await browser.newContext({viewport:{width:Number(width),height:900},baseURL:O})
  if(!path.includes('login')&&!path.includes('sign-up')&&!path.includes('password')) await ctx.addCookies([{name:'session',value:session,url:O}])
  const page=await ctx.newPage()
  page.on('console',m=>m.type()==='error'&&console.log(name,m.text().slice(0,300)))
  page.on('pageerror',e=>console.log(name,'ERR',e.message.slice(0,300)))
  let p=path
  if(p.includes('{order}')){await page.goto('/account/orders');p=await page.getByRole('link',{name:/View order/}).nth(Number(act??0)||0).getAttribute('href')}
  await page.goto(p); await page.waitForLoadState('load'); await page.waitForTimeout(700)
  if(act==='submit') {await page.locator('main button[type=submit]').first().click(); await page.waitForTimeout(900)}
  if(act==='menu') {await page.locator('summary').first().click(); await page.waitForTimeout(300)}
  if(act==='edit') {await page.getByRole('link',{name:/^Edit/}).first().click(); await page.waitForTimeout(1200)}
  if(act==='delete') {await page.getByRole('link',{name:/^Delete/}).first().click(); await page.waitForTimeout(1200)}
  const w=await page.evaluate(()=>document.documentElement.scrollWidth); if(w>Number(width)) console.log(name,'OVERFLOW',w)
  await page.screenshot({path:`${out}/${name}.png`,fullPage:act!=='delete'})
  await ctx.close()
}
await browser.close()
