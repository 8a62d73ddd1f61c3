import sharp from 'sharp'
const [from,to,top,height]=process.argv.slice(2)
const m=await sharp(from).metadata(); await sharp(from).extract({left:0,top:Math.min(+top,m.height!-10),width:m.width!,height:Math.min(+height,m.height!-+top)}).toFile(to)
console.log(m.width,m.height)
