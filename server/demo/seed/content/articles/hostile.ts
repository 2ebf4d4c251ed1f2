/** What an article of somebody with bad intentions looks like before it is sanitised. */
export const hostile = {
  title: '一篇不怀好意的文章',
  summary: '它想运行脚本、弹出窗口、盖住页面。读到的只有文字。',
  html: `<h2 onclick="alert(1)">看上去很正常</h2>
<p style="position:fixed;inset:0;background:red" class="overlay" id="root">这一段想盖住整个页面。</p>
<script>document.body.innerHTML = '被改写'</script>
<img src="/missing.png" onerror="alert(document.cookie)" alt="一张不存在的图片">
<p><a href="javascript:alert(1)">点我领取录用通知</a>，或者 <a href="https://phishing.example/login" onmouseover="alert(2)">去别处登录</a>。</p>
<iframe src="https://phishing.example/"></iframe>
<svg onload="alert(3)"><script>alert(4)</script></svg>
<style>body { display: none }</style>
<form action="https://phishing.example/"><input name="password" value=""><button>提交</button></form>
<p>最后一段是普通文字：凡是要你先交钱、先交证件照片的招聘，都请先问学校。</p>`,
}
