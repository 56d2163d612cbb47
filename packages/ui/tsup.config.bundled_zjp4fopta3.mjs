// tsup.config.ts
import { copyFileSync, globSync, mkdirSync, rmSync } from "node:fs";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { styledLibrary } from "@sorrel/config/tsup";
import { defineConfig } from "tsup";
var sources = globSync("src/**/*.{ts,tsx}").filter(
  (file) => !/\.(test|stories|guide)\.tsx?$/.test(file) && !/^src\/(style|stories)\//.test(file)
);
var copyFonts = () => {
  mkdirSync("dist/fonts", { recursive: true });
  copyFileSync("src/font-files/fonts.css", "dist/fonts.css");
  for (const family of ["fraunces", "figtree"]) {
    const folder = `node_modules/@fontsource-variable/${family}`;
    for (const subset of ["latin", "latin-ext"]) {
      copyFileSync(
        `${folder}/files/${family}-${subset}-wght-normal.woff2`,
        `dist/fonts/${family}-${subset}.woff2`
      );
    }
    copyFileSync(`${folder}/LICENSE`, `dist/fonts/${family}-LICENSE`);
  }
};
var tsup_config_default = defineConfig({
  ...styledLibrary(sources, vanillaExtractPlugin({ identifiers: "short" })),
  clean: true,
  onSuccess: async () => {
    for (const file of globSync("dist/**/*.css")) rmSync(file);
    copyFonts();
  }
});
export {
  tsup_config_default as default
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsidHN1cC5jb25maWcudHMiXSwKICAic291cmNlc0NvbnRlbnQiOiBbImNvbnN0IF9faW5qZWN0ZWRfZmlsZW5hbWVfXyA9IFwiL3dvcmsvd3QvdG9vbHMvcGFja2FnZXMvdWkvdHN1cC5jb25maWcudHNcIjtjb25zdCBfX2luamVjdGVkX2Rpcm5hbWVfXyA9IFwiL3dvcmsvd3QvdG9vbHMvcGFja2FnZXMvdWlcIjtjb25zdCBfX2luamVjdGVkX2ltcG9ydF9tZXRhX3VybF9fID0gXCJmaWxlOi8vL3dvcmsvd3QvdG9vbHMvcGFja2FnZXMvdWkvdHN1cC5jb25maWcudHNcIjtpbXBvcnQgeyBjb3B5RmlsZVN5bmMsIGdsb2JTeW5jLCBta2RpclN5bmMsIHJtU3luYyB9IGZyb20gJ25vZGU6ZnMnXG5pbXBvcnQgeyB2YW5pbGxhRXh0cmFjdFBsdWdpbiB9IGZyb20gJ0B2YW5pbGxhLWV4dHJhY3QvZXNidWlsZC1wbHVnaW4nXG5pbXBvcnQgeyBzdHlsZWRMaWJyYXJ5IH0gZnJvbSAnQHNvcnJlbC9jb25maWcvdHN1cCdcbmltcG9ydCB7IGRlZmluZUNvbmZpZyB9IGZyb20gJ3RzdXAnXG5cbmNvbnN0IHNvdXJjZXMgPSBnbG9iU3luYygnc3JjLyoqLyoue3RzLHRzeH0nKS5maWx0ZXIoXG4gIChmaWxlKSA9PiAhL1xcLih0ZXN0fHN0b3JpZXN8Z3VpZGUpXFwudHN4PyQvLnRlc3QoZmlsZSkgJiYgIS9ec3JjXFwvKHN0eWxlfHN0b3JpZXMpXFwvLy50ZXN0KGZpbGUpLFxuKVxuXG5jb25zdCBjb3B5Rm9udHMgPSAoKTogdm9pZCA9PiB7XG4gIG1rZGlyU3luYygnZGlzdC9mb250cycsIHsgcmVjdXJzaXZlOiB0cnVlIH0pXG4gIGNvcHlGaWxlU3luYygnc3JjL2ZvbnQtZmlsZXMvZm9udHMuY3NzJywgJ2Rpc3QvZm9udHMuY3NzJylcbiAgZm9yIChjb25zdCBmYW1pbHkgb2YgWydmcmF1bmNlcycsICdmaWd0cmVlJ10pIHtcbiAgICBjb25zdCBmb2xkZXIgPSBgbm9kZV9tb2R1bGVzL0Bmb250c291cmNlLXZhcmlhYmxlLyR7ZmFtaWx5fWBcbiAgICBmb3IgKGNvbnN0IHN1YnNldCBvZiBbJ2xhdGluJywgJ2xhdGluLWV4dCddKSB7XG4gICAgICBjb3B5RmlsZVN5bmMoXG4gICAgICAgIGAke2ZvbGRlcn0vZmlsZXMvJHtmYW1pbHl9LSR7c3Vic2V0fS13Z2h0LW5vcm1hbC53b2ZmMmAsXG4gICAgICAgIGBkaXN0L2ZvbnRzLyR7ZmFtaWx5fS0ke3N1YnNldH0ud29mZjJgLFxuICAgICAgKVxuICAgIH1cbiAgICBjb3B5RmlsZVN5bmMoYCR7Zm9sZGVyfS9MSUNFTlNFYCwgYGRpc3QvZm9udHMvJHtmYW1pbHl9LUxJQ0VOU0VgKVxuICB9XG59XG5cbmV4cG9ydCBkZWZhdWx0IGRlZmluZUNvbmZpZyh7XG4gIC4uLnN0eWxlZExpYnJhcnkoc291cmNlcywgdmFuaWxsYUV4dHJhY3RQbHVnaW4oeyBpZGVudGlmaWVyczogJ3Nob3J0JyB9KSksXG4gIGNsZWFuOiB0cnVlLFxuICBvblN1Y2Nlc3M6IGFzeW5jICgpID0+IHtcbiAgICAvLyBFdmVyeSBlbnRyeSdzIENTUyByZXBlYXRzIHdoYXQgaXQgaW1wb3J0czsgdHN1cC5zdHlsZXMudHMgbWFrZXMgdGhlIG9uZSBzdHlsZXNoZWV0LlxuICAgIGZvciAoY29uc3QgZmlsZSBvZiBnbG9iU3luYygnZGlzdC8qKi8qLmNzcycpKSBybVN5bmMoZmlsZSlcbiAgICBjb3B5Rm9udHMoKVxuICB9LFxufSlcbiJdLAogICJtYXBwaW5ncyI6ICI7QUFBNE4sU0FBUyxjQUFjLFVBQVUsV0FBVyxjQUFjO0FBQ3RSLFNBQVMsNEJBQTRCO0FBQ3JDLFNBQVMscUJBQXFCO0FBQzlCLFNBQVMsb0JBQW9CO0FBRTdCLElBQU0sVUFBVSxTQUFTLG1CQUFtQixFQUFFO0FBQUEsRUFDNUMsQ0FBQyxTQUFTLENBQUMsZ0NBQWdDLEtBQUssSUFBSSxLQUFLLENBQUMsMEJBQTBCLEtBQUssSUFBSTtBQUMvRjtBQUVBLElBQU0sWUFBWSxNQUFZO0FBQzVCLFlBQVUsY0FBYyxFQUFFLFdBQVcsS0FBSyxDQUFDO0FBQzNDLGVBQWEsNEJBQTRCLGdCQUFnQjtBQUN6RCxhQUFXLFVBQVUsQ0FBQyxZQUFZLFNBQVMsR0FBRztBQUM1QyxVQUFNLFNBQVMscUNBQXFDLE1BQU07QUFDMUQsZUFBVyxVQUFVLENBQUMsU0FBUyxXQUFXLEdBQUc7QUFDM0M7QUFBQSxRQUNFLEdBQUcsTUFBTSxVQUFVLE1BQU0sSUFBSSxNQUFNO0FBQUEsUUFDbkMsY0FBYyxNQUFNLElBQUksTUFBTTtBQUFBLE1BQ2hDO0FBQUEsSUFDRjtBQUNBLGlCQUFhLEdBQUcsTUFBTSxZQUFZLGNBQWMsTUFBTSxVQUFVO0FBQUEsRUFDbEU7QUFDRjtBQUVBLElBQU8sc0JBQVEsYUFBYTtBQUFBLEVBQzFCLEdBQUcsY0FBYyxTQUFTLHFCQUFxQixFQUFFLGFBQWEsUUFBUSxDQUFDLENBQUM7QUFBQSxFQUN4RSxPQUFPO0FBQUEsRUFDUCxXQUFXLFlBQVk7QUFFckIsZUFBVyxRQUFRLFNBQVMsZUFBZSxFQUFHLFFBQU8sSUFBSTtBQUN6RCxjQUFVO0FBQUEsRUFDWjtBQUNGLENBQUM7IiwKICAibmFtZXMiOiBbXQp9Cg==
